import "./browser";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, describe, it } from "node:test";
import { broken, partToShow, pledgeFor, rememberCommitment, sha256, verdict, warning } from "../src/promise";
import type { Share, State, Waiting } from "../src/wire";
import { state } from "./makers";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

let number = 0;
let table = "";
beforeEach(() => {
  number += 1;
  table = `table ${number}`; // of an earlier one this browser remembers something
});

it("hashes as everybody does, at every length of a block", () => {
  for (let length = 0; length < 140; length += 1) {
    const text = "é".repeat(length % 7) + "x".repeat(length);
    assert.equal(sha256(text), hash(text));
  }
});

/** Ann and Ben have added to the shuffle, and the maker's secret makes the seed with what they added. */
function dealt(parts: Record<number, string>): State {
  const secret = "of the server";
  const shares: Share[] = Object.entries(parts).map(([seat, part]) => ({
    seat: Number(seat),
    part,
    pledge: hash(part),
  }));
  const seed = hash(
    ["squander deal 1", secret, ...Object.entries(parts).map(([seat, part]) => `${seat} ${part}`)].join("\n"),
  );
  return state({ table, commitment: hash(secret), secret, seed, shares, over: true });
}

describe("at the end of a game", () => {
  it("the seed is the promised one, and those who added to it are named", () => {
    const said = verdict(dealt({ 0: "ann's", 1: "ben's" }), 0);
    assert.equal(said.fine, true);
    assert.match(said.text, /the one that was promised as .*, and Ann and Ben added to it/);
  });

  it("another seed is found out", () => {
    const said = verdict({ ...dealt({ 0: "ann's" }), seed: hash("a better one for Ben") }, 0);
    assert.equal(said.fine, false);
    assert.match(said.text, /not the one that was promised/);
  });

  it("a part that does not fit its pledge is found out", () => {
    const end = dealt({ 0: "ann's", 1: "ben's" });
    assert.equal(
      verdict({ ...end, shares: end.shares.map((one) => ({ ...one, pledge: hash("another") })) }, 0).fine,
      false,
    );
  });

  it("another promise than the one that was made when one sat down is found out", () => {
    rememberCommitment(table, "first");
    const said = verdict(state({ table, commitment: "second" }), 0);
    assert.equal(said.fine, false);
    assert.match(said.text, /that was first, and now it is second/);
    assert.equal(broken(state({ table, commitment: "second" })), said.text, "and told aloud");
    assert.equal(broken(state({ table, commitment: "first" })), "");
  });

  it("a seed that nobody added to is checked by itself", () => {
    assert.equal(verdict(state({ table, commitment: hash("seed"), seed: "seed" }), 0).fine, true);
    assert.equal(verdict(state({ table, commitment: hash("seed"), seed: "sown" }), 0).fine, false);
  });
});

describe("before the deal", () => {
  const waiting = (change: Partial<Waiting>): Waiting => ({
    type: "waiting",
    table,
    game: "last-will",
    title: "Last Will",
    commitment: "promised",
    shares: [{ seat: 0, pledge: pledgeFor(table), part: "" }],
    names: ["Ann", "Ben"],
    here: [0],
    me: 0,
    owner: false,
    closed: true,
    ...change,
  });

  it("a part is shown only when everybody has pledged, and it fits the pledge", () => {
    assert.equal(partToShow(waiting({ closed: false })), "");
    assert.equal(partToShow(waiting({ shares: [{ seat: 0, pledge: "another", part: "" }] })), "");
    assert.equal(hash(partToShow(waiting({}))), pledgeFor(table));
  });

  it("whoever pledges anew after that is found out", () => {
    const ben = { seat: 1, pledge: "ben's", part: "" };
    const part = partToShow(waiting({ shares: [...waiting({}).shares, ben] }));
    const own = { seat: 0, pledge: pledgeFor(table), part };
    const after = (pledge: string) => state({ table, commitment: "promised", shares: [own, { ...ben, pledge }] });
    assert.equal(verdict(after("ben's"), 0).fine, true);
    assert.match(verdict(after("ben's second"), 0).text, /after you had shown your part/);
    assert.match(verdict({ ...after("ben's"), shares: [ben] }, 0).text, /was left out/);
  });
});

it("warns of a known seed only where others play", () => {
  assert.notEqual(warning(state({ dealt: "known" })), "");
  assert.equal(warning(state({ dealt: "known", mine: [0, 1] })), "");
  assert.equal(warning(state({ dealt: "promised" })), "");
});
