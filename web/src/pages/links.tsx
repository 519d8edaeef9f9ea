import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { Icon } from "../ui/icons";
import type { Reach, Seat, SeatLink, TableMade } from "../wire";
import { QrCode } from "./qr";
import { invitation, OnlyHere, useReach } from "./reach";

const KEY = "squander.links.";

/** The server tells a table's links once, to its maker; this browser keeps them. */
export function keepLinks(made: TableMade): void {
  try {
    localStorage.setItem(KEY + made.table, JSON.stringify(made));
  } catch {
    // Without storage they are shown once, after making the table.
  }
}

export function keptLinks(table: string): TableMade | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null");
  } catch {
    return null;
  }
}

const WATCHING = -1;

/** The links of a table after one of them was renewed. */
export function withRenewed(made: TableMade, { seat, url }: SeatLink): TableMade {
  if (seat === WATCHING) return { ...made, watch: url };
  if (!made.links.some((link) => link.seat === seat)) return { ...made, url };
  return { ...made, links: made.links.map((link) => (link.seat === seat ? { ...link, url } : link)) };
}

export const LinksButton = ({ table, open }: { table: string; open(): void }) =>
  keptLinks(table) && (
    <button type="button" class="plain" aria-label="Links for friends and watchers" onClick={open}>
      <Icon id="link" quiet />
    </button>
  );

interface LinksProps {
  table: string;
  token: string;
  shown: Shown;
  open: boolean;
  setOpen(open: boolean): void;
}

/** The links for friends and watchers, for the one who made the table. Open by themselves while somebody is missing. */
export function Links({ table, token, shown, open, setOpen }: LinksProps) {
  const [made, setMade] = useState(() => keptLinks(table));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the table opens: whoever closed the links wants them closed.
  useEffect(() => {
    const missing = made?.links.some((link) => !shown.seats[link.seat]?.connected && !shown.seats[link.seat]?.bot);
    if (missing && shown.ply === 0) setOpen(true);
  }, []);
  if (!made || !open) return null;
  const renew = async (seat: number) => {
    const next = withRenewed(made, await api.renew(table, token, seat));
    keepLinks(next);
    setMade(next);
    // One's own new link takes the place of the old one in the address, too.
    if (next.url !== made.url) location.replace(next.url);
  };
  return <LinkPage made={made} shown={shown} renew={renew} close={() => setOpen(false)} />;
}

/** Whether a link was opened, and how many pages look at its seat now. */
function standing(seat: Seat | undefined): string {
  if (!seat?.claimed && !seat?.pages) return " (not opened yet)";
  return seat.pages > 1 ? ` (here, on ${seat.pages} pages)` : seat.pages ? " (here)" : " (opened before, not here now)";
}

interface LinkPageProps {
  made: TableMade;
  shown: Shown;
  renew(seat: number): Promise<void>;
  close(): void;
}

function LinkPage({ made, shown, renew, close }: LinkPageProps) {
  const box = useRef<HTMLDialogElement>(null);
  const reach = useReach();
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} class="settings links" aria-label="Links" onClose={close}>
      <header>
        <h2>Friends by link</h2>
        <button type="button" class="plain" aria-label="Close" onClick={close}>
          <Icon id="close" quiet />
        </button>
      </header>
      <OnlyHere reach={reach} />
      <p>
        Send each player their own link, or let them point a phone's camera at its code. Whoever opens it first has the
        seat, in that browser only. If that was the wrong one, or somebody wants to go on with another device, renew it.
      </p>
      {made.links.map((link) => (
        <Invitation
          key={link.seat}
          name={`${shown.seats[link.seat]?.name ?? link.name}${standing(shown.seats[link.seat])}`}
          url={link.url}
          reach={reach}
          coded={!shown.seats[link.seat]?.claimed}
          renew={() => renew(link.seat)}
        />
      ))}
      <Invitation name="To watch" url={made.watch} reach={reach} renew={() => renew(WATCHING)} />
      <Invitation
        name="Your own"
        url={made.url}
        reach={reach}
        renew={shown.mine.length ? () => renew(shown.mine[0]!) : undefined}
      />
    </dialog>
  );
}

interface InvitationProps {
  name: string;
  url: string;
  reach: Reach | null;
  coded?: boolean; // with a code for a camera, if anybody else could open it
  renew?: () => Promise<void>;
}

/** A link with the address by which others come here. */
export function Invitation({ name, url, reach, coded, renew }: InvitationProps) {
  const link = invitation(url, reach);
  return (
    <div class="invitation">
      {coded && reach?.address && <QrCode text={link} label={`Code of the link: ${name}`} />}
      <CopyLine name={name} url={link} renew={renew} />
    </div>
  );
}

function CopyLine({ name, url, renew }: { name: string; url: string; renew?: () => Promise<void> }) {
  const [copied, setCopied] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      document.querySelector<HTMLInputElement>(`input[value="${url}"]`)?.select();
    }
  };
  return (
    <div class="copy-line">
      <label>
        <span>{name}</span>
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" aria-label={`Copy: ${name}`} onClick={() => void copy()}>
        {copied === url ? "Copied" : "Copy"}
      </button>
      {renew && <Renewing key={url} name={name} renew={renew} />}
    </div>
  );
}

/** Asks once more, because whoever has the old link is shut out. */
function Renewing({ name, renew }: { name: string; renew(): Promise<void> }) {
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState("");
  const go = () => renew().catch((error: Error) => setProblem(error.message));
  if (problem)
    return (
      <p class="notice" role="alert">
        {problem}
      </p>
    );
  if (!sure)
    return (
      <button type="button" aria-label={`Renew: ${name}`} onClick={() => setSure(true)}>
        Renew
      </button>
    );
  return (
    <button type="button" class="primary" aria-label={`End the old link: ${name}`} autofocus onClick={() => void go()}>
      End the old one
    </button>
  );
}
