import { useState } from "preact/hooks";
import { api } from "../api";
import { useTitle } from "../ui/hooks";
import { Hat } from "../ui/icons";
import type { Waiting } from "../wire";
import { Invitation, keepLinks, keptLinks, withRenewed } from "./links";
import { OnlyHere, useReach } from "./reach";

/** Before the deal: who has added to the shuffle, whom it waits for, and the links to send them. */
export function Hall({ token, waiting, dealNow }: { token: string; waiting: Waiting; dealNow(): void }) {
  const { shares, names, closed, owner } = waiting;
  const missing = shares.filter((share) => !share.pledge);
  const name = (seat: number) => names[seat] ?? "The maker of the table";
  useTitle("Waiting for the deal");
  return (
    <main class="page narrow hall">
      <h1>{closed ? "Dealing …" : "Waiting for the deal"}</h1>
      <p>
        Everybody's page adds something random to the shuffle, so that nobody can choose the cards: not the server, nor
        any player. It needs nothing but an open page.
      </p>
      <ul>
        {shares.map((share) => (
          <li key={share.seat}>
            <Hat seat={Math.max(0, share.seat)} size={22} quiet /> <b>{name(share.seat)}</b>{" "}
            {share.seat === waiting.me ? "(you) " : ""}
            <span class="ready">
              {share.pledge ? "is ready" : waiting.here.includes(share.seat) ? "is here" : "is not here yet"}
            </span>
          </li>
        ))}
      </ul>
      {owner && !closed && (
        <p>
          <button type="button" class="primary" onClick={dealNow}>
            Deal now{missing.length ? `, without ${missing.map((share) => name(share.seat)).join(" and ")}` : ""}
          </button>
        </p>
      )}
      <Invitations waiting={waiting} token={token} />
      <p class="faded small">
        The server's own share is promised as <code>{waiting.commitment}</code>.
      </p>
      <p>
        <a href="#/">To the start page</a>
      </p>
    </main>
  );
}

function Invitations({ waiting, token }: { waiting: Waiting; token: string }) {
  const { table, names, here } = waiting;
  const [made, setMade] = useState(() => keptLinks(table));
  const reach = useReach();
  if (!made?.links.length) return null;
  const renew = async (seat: number) => {
    const next = withRenewed(made, await api.renew(table, token, seat));
    keepLinks(next);
    setMade(next);
  };
  return (
    <section class="links" aria-label="Links">
      <OnlyHere reach={reach} />
      <p>
        Send each player their own link, or let them point a phone's camera at its code. Whoever opens it first has the
        seat; if that was the wrong one, renew it.
      </p>
      {made.links.map((link) => (
        <Invitation
          key={link.seat}
          name={names[link.seat] ?? link.name}
          url={link.url}
          reach={reach}
          coded={!here.includes(link.seat)}
          renew={() => renew(link.seat)}
        />
      ))}
    </section>
  );
}
