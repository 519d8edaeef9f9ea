import { useEffect, useRef, useState } from "preact/hooks";
import type { Shown } from "../connection";
import type { TableMade } from "../wire";
import { Icon } from "../ui/icons";

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

const whole = (url: string): string => new URL(url, location.origin).href;

/** The links for friends and watchers, for the one who made the table. */
export function Links({ table, shown }: { table: string; shown: Shown }) {
  const made = keptLinks(table);
  const invites = made?.links.length ?? 0;
  const missing = invites > 0 && made!.links.some((link) => !shown.seats[link.seat]?.connected && !shown.seats[link.seat]?.bot);
  const [open, setOpen] = useState(missing && shown.ply === 0);
  if (!made) return null;
  return (
    <>
      <button type="button" class="plain" aria-label="Links for friends and watchers" onClick={() => setOpen(true)}><Icon id="link" quiet /></button>
      {open && <LinkPage made={made} shown={shown} close={() => setOpen(false)} />}
    </>
  );
}

function LinkPage({ made, shown, close }: { made: TableMade; shown: Shown; close(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} class="settings links" aria-label="Links" onClose={close}>
      <header><h2>Friends by link</h2><button type="button" class="plain" aria-label="Close" onClick={close}><Icon id="close" quiet /></button></header>
      <p>Send each player their own link. It is the key to the seat: whoever has it can play it, from any device.</p>
      {made.links.map((link) => <CopyLine key={link.seat} name={`${link.name}${shown.seats[link.seat]?.connected ? " (here)" : ""}`} url={whole(link.url)} />)}
      <CopyLine name="To watch" url={whole(made.watch)} />
      <CopyLine name="Your own" url={whole(made.url)} />
    </dialog>
  );
}

function CopyLine({ name, url }: { name: string; url: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setDone(true);
    } catch {
      document.querySelector<HTMLInputElement>(`input[value="${url}"]`)?.select();
    }
  };
  return (
    <label class="copy-line">
      <span>{name}</span>
      <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>{done ? "Copied" : "Copy"}</button>
    </label>
  );
}
