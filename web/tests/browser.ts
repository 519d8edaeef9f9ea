// As much of a browser as a table needs that nobody looks at. Tests import it before anything of the page.

const kept = new Map<string, string>();

export const storage = {
  getItem: (key: string): string | null => kept.get(key) ?? null,
  setItem: (key: string, value: string): void => void kept.set(key, value),
  clear: (): void => kept.clear(),
};

/** Lines to servers, in the order they were opened; the test is the server. */
export const lines: FakeSocket[] = [];

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    lines.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

const pieces = {
  localStorage: storage,
  document: { hidden: false, documentElement: { dataset: {}, style: { setProperty: () => {} } } },
  location: { protocol: "http:", host: "table" },
  window: globalThis,
  WebSocket: FakeSocket,
  addEventListener: () => {},
  removeEventListener: () => {},
};
for (const [name, value] of Object.entries(pieces))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
