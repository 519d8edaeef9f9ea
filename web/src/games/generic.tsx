import type { ComponentChildren } from "preact";
import type { Shown } from "../connection";
import { useTools } from "../table/context";
import { Hat } from "../ui/icons";
import type { Drawing } from "./registry";

// A game without its own drawing: its view as labelled panels; the options stand in the question bar.

const SKIPPED = new Set(["game", "players", "seat", "over", "seats"]);
const words = (name: string): string => name.replaceAll("_", " ");

function Value({ value }: { value: unknown }): ComponentChildren {
  const { rows } = useTools();
  if (value === null || value === undefined || value === "") return <span class="none">none</span>;
  if (typeof value === "boolean") return <span>{value ? "yes" : "no"}</span>;
  if (typeof value !== "object") return <span>{String(value)}</span>;
  if (Array.isArray(value)) {
    if (!value.length) return <span class="none">none</span>;
    return (
      <span class="values">
        {value.map((v, i) => (
          <span class="value" key={i}>
            <Value value={v} />
          </span>
        ))}
      </span>
    );
  }
  const id = (value as { id?: unknown }).id;
  if (typeof id === "string" && rows[id]) return <span class="value-card">{rows[id]!.name}</span>;
  return <Facts of={value as Record<string, unknown>} />;
}

const Facts = ({ of }: { of: Record<string, unknown> }) => (
  <dl class="generic-facts">
    {Object.entries(of).map(([name, value]) => (
      <div key={name}>
        <dt>{words(name)}</dt>
        <dd>
          <Value value={value} />
        </dd>
      </div>
    ))}
  </dl>
);

function Board() {
  const { shown } = useTools();
  const seats = (shown.view.seats as Record<string, unknown>[] | undefined) ?? [];
  const shared = Object.entries(shown.view).filter(([name]) => !SKIPPED.has(name));
  const plain = shared.filter(([, value]) => value === null || typeof value !== "object");
  return (
    <div class="generic sheet town">
      <section class="panel">
        <h2>Table</h2>
        <Facts of={Object.fromEntries(plain)} />
      </section>
      {seats.map((seat, i) => (
        <section class="panel" key={i}>
          <h2>
            <Hat seat={i} size={18} quiet /> {shown.seats[i]?.name}
          </h2>
          <Facts of={seat} />
        </section>
      ))}
      {shared
        .filter(([, value]) => value !== null && typeof value === "object")
        .map(([name, value]) => (
          <section class="panel" key={name}>
            <h2>{words(name)}</h2>
            <Value value={value} />
          </section>
        ))}
    </div>
  );
}

function SeatBoard({ seat }: { seat: number }) {
  const { shown } = useTools();
  const seats = shown.view.seats as Record<string, unknown>[] | undefined;
  return seats?.[seat] ? <Facts of={seats[seat]!} /> : null;
}

const standing = (shown: Shown, seat: number) => shown.ranking.find((line) => line.seat === seat);

export const generic: Drawing = {
  Board,
  SeatBoard,
  score: (shown, seat) => {
    const line = standing(shown, seat);
    return line ? { amount: line.score, value: String(line.score), unit: "", text: `score ${line.score}` } : null;
  },
  phase: (shown) => (typeof shown.view.round === "number" ? `Round ${shown.view.round}` : ""),
};
