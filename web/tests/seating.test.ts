import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { firstChairs, nameOf, party, seatFor, toggled, wishes, withBot, withPerson } from "../src/pages/start/seating";
import type { GameInfo } from "../src/wire";

const bot = (id: string, name: string, stars: number, kind = "level") => ({ id, name, text: "", stars, kind });
const GAME: GameInfo = {
  id: "whist",
  title: "Whist",
  least: 2,
  most: 5,
  alone: "",
  alone_with: [],
  not_alone: [],
  minutes: "an hour",
  weight: "light",
  lesson: null,
  more_lessons: [],
  exercises: false,
  how: true,
  blurb: "",
  settings: [],
  bots: [
    bot("nephew", "Nephew", 1),
    bot("cousin", "Cousin", 2),
    bot("aunt", "Aunt", 3),
    bot("miser", "Miser", 0, "other"),
  ],
  beginner: "cousin",
};

describe("the chairs of a new table", () => {
  it("are for oneself, whom a beginner meets, and the next weaker one: nobody sits there twice", () => {
    const chairs = firstChairs(GAME, "Ann");
    assert.deepEqual(
      chairs.map(({ kind, name, bot }) => [kind, name, bot]),
      [
        ["you", "Ann", ""],
        ["bot", "", "cousin"],
        ["bot", "", "nephew"],
      ],
    );
    assert.equal(firstChairs({ ...GAME, beginner: "nephew" }, "")[2]!.bot, "cousin", "or the next stronger one");
    assert.equal(firstChairs({ ...GAME, most: 2 }, "").length, 2);
  });

  it("are taken and left by pressing a portrait", () => {
    const chairs = toggled(firstChairs(GAME, ""), "aunt");
    assert.equal(seatFor(chairs, "aunt"), 3);
    assert.equal(seatFor(toggled(chairs, "aunt"), "aunt"), -1);
  });

  it("have names that tell twins apart, and guests' own when they say them", () => {
    const chairs = withPerson(withBot(withBot(firstChairs(GAME, "Ann"), "miser"), "miser"), "link");
    assert.deepEqual(
      wishes(chairs, GAME).map(({ name }) => name),
      ["Ann", "Cousin", "Nephew", "Miser", "Miser 2", "Player 6"],
    );
    assert.equal(nameOf([{ kind: "you", name: " ", bot: "" }], 0, GAME), "Percival");
    assert.ok(
      wishes(chairs, GAME).every(({ bot }) => bot),
      "the server wants a bot's name for every seat",
    );
  });

  it("are told in a row: oneself, those with names, guests", () => {
    const chairs = withPerson(withPerson(firstChairs(GAME, "Ann"), "link"), "link");
    assert.deepEqual(
      party(chairs, GAME).map(({ text }) => text),
      ["You", "Cousin", "Nephew", "2 friends by link"],
    );
    assert.deepEqual(
      party([{ kind: "link", name: "Ben", bot: "" }], GAME).map(({ text }) => text),
      ["Ben"],
    );
  });
});
