import type { Row, Rows } from "../../api";
import type { Shown } from "../../connection";
import type { Option } from "../../wire";
import { type CardRef, type SeatView, type WillView, willView } from "./view";

// The first game as a lesson. A step knows when it applies and what it points at from the view alone, so it fits
// whatever the learner did before; the deal of SEED is one in which all of them come up (see the browser's test).

export const SEED = "lesson 1228";
export const ROUNDS = 2;

/** A table as a step sees it. */
interface Lesson { shown: Shown; view: WillView; me: SeatView; hand: CardRef[]; row(card: CardRef): Row; sign(card: CardRef): number }
type Places = (at: Lesson) => string[];

export interface Step {
  title: string;
  text: string; // {cash}: what the learner has
  round: number;
  question: RegExp;
  places: Places; // what to point at, which is also what is right; none when the step does not apply
  also?: Places; // right as well, though nothing points at it
}

const isHouse = (row: Row): boolean => row.kind === "property" && row.scale !== undefined;
const isOuting = (row: Row): boolean => row.kind === "event" && ((row.companions as unknown[]) ?? []).length > 0;
const isCompanion = (row: Row): boolean => row.kind === "companion" || row.kind === "wild";
const isExpense = (row: Row): boolean => row.kind === "expense";

/** An expense that costs no action, neither more than one to lay nor any to use. */
function isSimple(row: Row): boolean {
  const [lay, use] = [row.lay, row.activate] as { actions?: number; pounds?: unknown }[];
  return isExpense(row) && !lay?.actions && !lay?.pounds && !use?.actions && use?.pounds !== undefined;
}

const inHand = (at: Lesson, wanted: (row: Row) => boolean): string[] => at.hand.filter((card) => wanted(at.row(card))).map((card) => `hand:${card.card}`);
const onBoard = (at: Lesson, wanted: (row: Row) => boolean, place = "board"): string[] =>
  at.me.board.filter((card) => wanted(at.row(card)) && (place === "sell" || !card.used)).map((card) => `${place}:${card.card}`);
const spaces = (at: Lesson, name: string): string[] => at.view.spaces.flatMap((space, i) => (space.name.startsWith(name) && space.figure < 0 ? [`space:${i}`] : []));
const plan = (at: Lesson, wanted: (actions: number, errands: number) => boolean): string[] =>
  at.view.plans.flatMap((one, i) => (one.taken < 0 && !one.blocked && wanted(one.actions, one.errand_boys) ? [`plan:${i}`] : [])).slice(0, 1);

const dearest = (at: Lesson): CardRef | undefined => at.hand.filter((card) => isHouse(at.row(card))).sort((a, b) => at.sign(b) - at.sign(a))[0];
const outings = (at: Lesson) => at.view.offering.filter((slot) => slot.card && isOuting(at.row(slot.card)));
const place = (card: CardRef | undefined): string[] => (card ? [`hand:${card.card}`] : []);
const END = ["answer:0"];

/** The signs that a swap puts lowest under one's own house. */
function swap(at: Lesson): string[] {
  const house = at.me.board.find((card) => isHouse(at.row(card)));
  const lowest = Math.min(...Object.values(at.view.market));
  if (!house || at.sign(house) === lowest) return [];
  return [`sign:${at.sign(house)}`, `sign:${lowest}`];
}

export const STEPS: Step[] = [
  {
    title: "You have inherited", round: 1, question: /KeepFirst/,
    text: "Your uncle left every heir £{cash}. Whoever gets rid of it best inherits the real fortune: the least money wins. Keep the two ringed cards, a house to lose money on and an expense that costs you something each round.",
    places: (at) => [...place(dearest(at)), ...inHand(at, isSimple).slice(0, 1)],
  },
  {
    title: "Out of the way", round: 1, question: /BlockPlan/,
    text: "Each hourglass is a plan for the round. With only two heirs some are blocked first. Block the ringed one; nobody may take it now.",
    places: (at) => [`plan:${at.view.plans.findIndex((one) => !one.blocked && one.taken < 0)}`],
  },
  {
    title: "Plan your day", round: 1, question: /TakePlan/,
    text: "A plan gives cards to draw, errand boys to send and actions to do. Further left acts earlier, further right gets more. Take the ringed one, two of each.",
    places: (at) => plan(at, (actions, errands) => actions === 2 && errands === 2),
  },
  {
    title: "Draw cards", round: 1, question: /ChooseDeck/,
    text: "Name the decks, then draw all at once. Take one event, an evening out, and one companion, who makes an evening dearer.",
    places: (at) => [["deck:events", 0], ["deck:companions", 3]].flatMap(([deck, i]) => (at.view.wanted[i as number] ? [] : [deck as string])),
  },
  {
    title: "Send an errand boy", round: 1, question: /SendErrandBoy/,
    text: "An errand boy fetches one card of the offering. The ringed event has room for company: take it before somebody else does.",
    places: (at) => (inHand(at, isOuting).length ? [] : outings(at).flatMap((slot) => (slot.name.startsWith("trio") ? [`offer:${slot.slot}`] : spaces(at, slot.name)))),
    also: (at) => spaces(at, "trio"),
  },
  { title: "One of three", round: 1, question: /TakeOfThree/, text: "Your boy stands at the three cards. Take the ringed one.", places: (at) => outings(at).map((slot) => `offer:${slot.slot}`) },
  { title: "A night at the opera", round: 1, question: /SendErrandBoy/, text: "Not every errand fetches a card. The opera simply burns £2, at once and without an action. Send the second boy there.", places: (at) => spaces(at, "opera") },
  {
    title: "Buy dear", round: 1, question: /Act$/,
    text: "Now you act, and every lit card can be played. The house costs one action, and its price changes by the sign of its kind in the market. Yours has a plus: it costs more than it is worth. Splendid. Buy it.",
    places: (at) => place(dearest(at)),
  },
  { title: "An expense for life", round: 1, question: /Act$/, text: "White cards are played once. Black ones, with the heavy frame, lie on your board and stay there, like this expense. Lay it for one action.", places: (at) => inHand(at, isSimple) },
  { title: "Use it", round: 1, question: /Act$/, text: "A card on the board can be used once in each round. This one costs money and no action, so use it at once; it slides down until the next round.", places: (at) => onBoard(at, isExpense) },
  { title: "End of the turn", round: 1, question: /Act$/, text: "No actions are left. A card that isn't lit tells why, if you choose it. End your turn.", places: () => END },
  {
    title: "The round ends", round: 1, question: /KeepCards/,
    text: "Only two cards may stay in a hand. Keep the event with room for company, and the companion.",
    places: (at) => [...inHand(at, isOuting).slice(0, 1), ...inHand(at, isCompanion).slice(0, 1)].filter((one) => !at.me.kept?.some((card) => one === `hand:${card.card}`)),
  },
  {
    title: "Neglect", round: 2, question: /BlockPlan/,
    text: "Nobody looked after your house, so it fell a step in value, as it will each round. Good. Block the ringed plan again.",
    places: (at) => [`plan:${at.view.plans.findIndex((one) => !one.blocked && one.taken < 0)}`],
  },
  {
    title: "A busy day", round: 2, question: /TakePlan/,
    text: "This time you have cards and want actions. Take the ringed plan; no other that is left has more of them.",
    places: (at) => plan(at, (actions) => actions === Math.max(...at.view.plans.filter((one) => one.taken < 0 && !one.blocked).map((one) => one.actions))),
  },
  {
    title: "Ruin the market", round: 2, question: /SendErrandBoy|ArrangeMarket/,
    text: "Buy dear, sell cheap: send your boy to the property market. Choose the sign of your house and then the lowest sign, or drag one onto the other, and Confirm.",
    places: swap, also: (at) => [...spaces(at, "market"), ...at.shown.question!.options.map((option) => option.place).filter((one) => one.startsWith("token:"))],
  },
  { title: "Once more", round: 2, question: /Act$/, text: "A new round: your expense can be used again.", places: (at) => onBoard(at, isExpense) },
  { title: "An evening out", round: 2, question: /Act$/, text: "Play the event. It costs actions and money, and then asks who comes along.", places: (at) => inHand(at, isOuting) },
  { title: "In good company", round: 2, question: /Bring/, text: "A companion who fits costs you more pounds and no action. Bring yours.", places: (at) => inHand(at, isCompanion) },
  {
    title: "Sell cheap", round: 2, question: /Act$/,
    text: "You cannot be ruined while you own a house. Sell it: you get its fallen value, less the sign. The difference is gone for good.",
    places: (at) => onBoard(at, isHouse, "sell"),
  },
  { title: "That was a round", round: 2, question: /Act$/, text: "Play what is still lit, if you like. Then end your turn.", places: () => END, also: (at) => [...inHand(at, () => true), ...onBoard(at, () => true)] },
];

/** Offered now; signs and cards behind a peg are reached by a gesture. */
const isOpen = (shown: Shown, place: string): boolean =>
  /^(sign|offer|answer):/.test(place) || shown.question!.options.some((option) => option.place === place);

export const textOf = (step: Step, shown: Shown): string => step.text.replace("{cash}", String(willView(shown).seats[shown.viewer]?.cash ?? ""));

export interface Now { number: number; places: string[]; also: string[] }
const NONE: Now = { number: -1, places: [], also: [] };

/** The step that applies now and the places it points at; number -1 when none does. */
export function stepAt(shown: Shown, rows: Rows): Now {
  const view = willView(shown);
  const me = view.seats[shown.viewer];
  if (!me || !shown.question) return NONE;
  const row = (card: CardRef): Row => rows[card.id] ?? { id: card.id, name: card.id };
  const at: Lesson = { shown, view, me, hand: me.hand ?? [], row, sign: (card) => view.market[String(row(card).type)] ?? 0 };
  for (const [number, step] of STEPS.entries()) {
    if (step.round !== view.round || !step.question.test(shown.question.name)) continue;
    const places = step.places(at).filter((one) => isOpen(shown, one));
    if (places.length) return { number, places, also: step.also?.(at) ?? [] };
  }
  return NONE;
}

/** Whether an answer is what the lesson asks for, or the lesson asks for nothing. */
export function isRight(now: Now, option: Option): boolean {
  const place = option.place || `answer:${option.id}`;
  return now.number < 0 || now.places.includes(place) || now.also.includes(place);
}
