import type { Shown } from "../../connection";
import { willView } from "./view";

export interface Hint { title: string; text: string[]; done?: boolean }
type Step = [when: (question: string, round: number, shown: Shown) => boolean, title: string, ...text: string[]];

const mine = (shown: Shown): boolean => shown.question?.who === shown.viewer;

// The first hint that fits is shown. They speak of the question at hand, so they fit whatever the learner did before.
const STEPS: Step[] = [
  [(_q, _r, s) => s.over, "Ruin", "The game is over. Whoever has least money left, houses counted with £5 on top of their value, wins.", "That is all there is to it. The rules page has every clause; the bots are waiting for a real game."],
  [(_q, _r, s) => !mine(s), "The other heir", "Aunt Augusta is making her choices. The log says what she does; your hat is the top hat."],
  [(_q, _r, s) => s.tried !== undefined && !s.question?.options.length, "Look before you leap", "Below stands what it comes to. Confirm it, or Cancel and think again: nothing counts before."],
  [(q) => q === "will.KeepFirstCards", "You have inherited", "An uncle left you £70. The nephew who has spent it all first, and owns nothing, inherits the real fortune.", "Point at a card to read it in full. Choose two cards to keep, then Keep 2 of 2. A farm with animals or a helper that costs a little each round is a good start."],
  [(q, r) => q === "will.TakePlan" && r === 1, "Plan your day", "Each hourglass is a plan: cards to draw, errand boys to send, actions to do.", "Further left acts earlier, further right gets more. Plan 2 is a sound first choice: two cards, two errand boys, two actions."],
  [(q) => q === "will.TakePlan", "Plan again", "What do you need now? Actions if your hand is full, cards if it is empty."],
  [(q) => q === "will.ChooseDeck", "Draw cards", "Name the decks, then draw all at once. Events are spent once; helpers and expenses stay on your board and cost you every round, which is what you want."],
  [(q, r) => q === "will.SendErrandBoy" && r === 1, "Send an errand boy", "Lit cards in the offering are yours for an errand boy. The opera burns £2 at once; an extension gives your board another space.", "You may also swap the signs of the property market: dear when you buy, cheap when you sell. That is the art of losing money on houses."],
  [(q) => q === "will.SendErrandBoy", "Another errand", "Take what fits your hand, or what Aunt Augusta would like to have."],
  [(q) => q === "will.TakeOfThree", "One of three", "Your boy stands at the three cards. Take one."],
  [(q) => q === "will.ArrangeMarket", "The market", "Drag the signs, or choose two to swap them, then Confirm. A plus makes a house dearer to buy and to sell."],
  [(q) => q === "will.DrawUnknown", "An unknown card", "From which deck?"],
  [(q, r) => q === "will.Act" && r === 1, "Spend!", "Each lit card can be played now. Red ones go to your board for one action; white ones are spent once.", "Choose a card that is not lit, and it says why not. Undo takes a slip back until something hidden was seen. When nothing is left to do, end your turn."],
  [(q) => q === "will.Act", "Spend more", "Use what lies on your board first: a used card slides down. A property can be maintained, or sold when its value has fallen.", "You may not go bankrupt while you own a house; sell it in time."],
  [(q) => /Bring/.test(q), "Company", "A companion makes an outing dearer. Bring one from your hand, or go alone."],
  [(q) => q === "will.ChooseAmount", "How much?", "More is better: you want to be rid of it."],
  [(q) => q === "will.AddCompanion", "A place for a companion", "On a card of yours it makes every later round dearer."],
  [(q) => q === "will.KeepCards", "The round ends", "Only a few cards stay in your hand, so spend your plans. Choose those to keep."],
  [() => true, "Your choice", "Point at whatever you wonder about: everything says what it is."],
];

export function hintFor(shown: Shown): Hint {
  const { round } = willView(shown);
  const step = STEPS.find(([when]) => when(shown.question?.name ?? "", round, shown))!;
  const [, title, ...text] = step;
  return { title, text, done: shown.over };
}
