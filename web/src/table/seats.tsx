import { useEffect, useRef, useState } from "preact/hooks";
import { drawingOf, type ScorePart } from "../games/registry";
import { Hat, Icon } from "../ui/icons";
import { signed } from "../ui/signed";
import { useTools } from "./context";

/** Everybody's mat but one's own, which lies on the board; all of them in a game that draws none. */
export function Mats({ open }: { open: number | null }) {
  const { shown, me } = useTools();
  const { Mat, matsOnBoard, Rival } = drawingOf(shown.game);
  const rival = Rival && shown.rivals.length > 0;
  const seats = shown.seats.map((_, i) => i).filter((i) => !Mat || i !== me);
  if (Mat && matsOnBoard && me < 0) return null;
  // As they sit: whoever plays after me comes first.
  const round = Mat && me >= 0 ? [...seats.filter((i) => i > me), ...seats.filter((i) => i < me)] : seats;
  return (
    <nav class={`opps of-${round.length + (rival ? 1 : 0)} ${Mat ? "" : "plain-mats"}`} aria-label="Players">
      {round.map((seat) => (
        <PlayerMat key={seat} seat={seat} open={open === seat} mine={seat === me} />
      ))}
      {rival && <Rival />}
    </nav>
  );
}

/** A leather mat with hat, name and score, and what the game puts on it. A click anywhere shows it larger. */
export function PlayerMat({ seat, open, mine }: { seat: number; open?: boolean; mine: boolean }) {
  const { shown, openSeat } = useTools();
  const { Mat } = drawingOf(shown.game);
  const turn = shown.question?.who === seat && !shown.over;
  const larger = (event: MouseEvent) => (event.target as Element).closest("button") || openSeat(seat);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for what its button does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button has the keys.
    <div class={`mat opp seat-${seat % 5} ${turn ? "turn" : ""}`} onClick={mine ? undefined : larger}>
      <SeatPlate seat={seat} open={open} />
      {Mat && <Mat seat={seat} mine={mine} />}
    </div>
  );
}

const ONE_LINE = 12; // letters of a name

/** Who sits here, whose turn it is, and the number that decides the game. Opens the seat's board. */
export function SeatPlate({ seat: i, open }: { seat: number; open?: boolean }) {
  const { shown, openSeat, me, own } = useTools();
  const seat = shown.seats[i]!;
  const score = drawingOf(shown.game).score(shown, i);
  const turn = shown.question?.who === i && !shown.over;
  const away = seat.kind === "person" && !seat.connected && !seat.bot;
  const crowd = seat.kind === "person" && seat.pages > 1 ? `on ${seat.pages} pages` : "";
  const you = own && i === me;
  const said = [
    seat.name,
    crowd,
    you ? "you" : seat.bot ? "bot" : away ? "away" : "",
    turn ? "to move" : "",
    score ? (score.parts ? score.text : `${score.value} ${score.unit}`) : "",
  ];
  return (
    <button
      type="button"
      data-seat={i}
      class={`chip seat-${i % 5} ${turn ? "turn" : ""} ${i === me ? "me" : ""}`}
      aria-expanded={open ?? false}
      aria-label={said.filter(Boolean).join(", ")}
      onClick={() => openSeat(i)}
    >
      <Hat seat={i} size={28} quiet />
      <span class="chip-text">
        <span class={`chip-name ${seat.name.length > ONE_LINE ? "long" : ""}`}>
          {seat.name}
          {you ? <small> you</small> : seat.bot ? <small> bot</small> : away ? <small> away</small> : null}
          {crowd && <small title={`${seat.name} is here ${crowd}`}> ×{seat.pages}</small>}
        </span>
        {score &&
          (score.parts ? (
            <Parts parts={score.parts} />
          ) : (
            <Tally amount={score.amount} value={score.value} unit={score.unit} />
          ))}
      </span>
      {turn && (
        <span class={`turn-mark ${shown.thinking ? "thinking" : ""}`} aria-hidden="true">
          <Icon id="action" size={16} quiet />
        </span>
      )}
    </button>
  );
}

/** Several numbers of which one counts: each with its sign, the one that counts standing out. */
function Parts({ parts }: { parts: ScorePart[] }) {
  return (
    <span class="parts">
      {parts.map((part) => (
        <span key={part.name} class={`part ${part.counts ? "counts" : ""}`}>
          <Icon id={part.icon} size={16} quiet />
          <Tally amount={part.amount} value={signed(part.amount)} unit="" />
        </span>
      ))}
    </span>
  );
}

/** The number, and for a moment by how much it changed. */
function Tally({ amount, value, unit }: { amount: number; value: string; unit: string }) {
  const before = useRef(amount);
  const [change, setChange] = useState("");
  useEffect(() => {
    const difference = amount - before.current;
    before.current = amount;
    if (!difference) return;
    setChange(`${difference > 0 ? "+" : "−"}${Math.abs(difference).toLocaleString("en-US")}`);
    const timer = setTimeout(() => setChange(""), 1600);
    return () => clearTimeout(timer);
  }, [amount]);
  return (
    <span class="tally">
      <b>{value}</b> <span>{unit}</span>
      {change && (
        <i class="change" aria-hidden="true">
          {change}
        </i>
      )}
    </span>
  );
}

/** Somebody's public things, one tap away. */
export function SeatPanel({
  seat,
  close,
  bots,
  seatBot,
}: {
  seat: number;
  close(): void;
  bots: boolean;
  seatBot(seat: number, bot: string | null): void;
}) {
  const { shown } = useTools();
  const { SeatBoard, score } = drawingOf(shown.game);
  const box = useRef<HTMLDivElement>(null);
  const who = shown.seats[seat]!;
  useEffect(() => box.current?.focus(), [seat]);
  return (
    <div
      ref={box}
      class="seat-panel"
      role="dialog"
      aria-label={`Board of ${who.name}`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header>
        <Hat seat={seat} size={26} quiet /> <h2>{who.name}</h2> <span class="faded">{score(shown, seat)?.text}</span>
        <span class="grow" />
        {bots && who.kind !== "bot" && (
          <button type="button" onClick={() => seatBot(seat, who.bot ? null : "greedy")}>
            {who.bot ? "Give the seat back" : "Let a bot play"}
          </button>
        )}
        <button type="button" class="plain" aria-label="Close" onClick={close}>
          <Icon id="close" quiet />
        </button>
      </header>
      <SeatBoard seat={seat} />
    </div>
  );
}
