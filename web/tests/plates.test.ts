import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Row } from "../src/api";
import { byName, plateFor, slug } from "../src/plates/lookup";

const plates = byName({
  "./plates/dinner.svg": "a dish",
  "./plates/soup-tureen.svg": "a tureen",
  "./plates/symbols/mask.svg": "a mask",
  "./plates/symbols/farm.svg": "a farm",
  "./plates/kinds/event.svg": "a programme",
  "./plates/kinds/events.svg": "a gazette",
});
const CARD: Row = { id: "x", name: "Something", deck: "rumours", text: "", picture: [] };
const found = (row: Partial<Row>) => plateFor({ ...CARD, ...row }, plates);

describe("the plate of a card", () => {
  it("is its own, whatever it is a kind of", () => {
    assert.equal(found({ id: "dinner", symbols: ["mask"], kind: "event" }), "a dish");
  });

  it("is one with that of its copies, which have its name", () => {
    assert.equal(found({ id: "B4", name: "Soup Tureen", symbol: "mask" }), "a tureen");
    assert.equal(slug("Pied-à-terre"), "pied-a-terre");
    assert.equal(slug("Mansion, Recently Gothic"), "mansion-recently-gothic");
    assert.equal(slug("Gentlemen's Club"), "gentlemens-club");
  });

  it("of a pack is that of its symbol, else of its type, else of its kind, else of its deck", () => {
    assert.equal(found({ symbols: ["coach", "mask"], kind: "event" }), "a mask");
    assert.equal(found({ symbol: "mask", deck: "events" }), "a mask");
    assert.equal(found({ type: "farm", kind: "event" }), "a farm");
    assert.equal(found({ symbols: ["coach"], kind: "event", deck: "events" }), "a programme");
    assert.equal(found({ deck: "events" }), "a gazette");
  });

  it("may be none", () => {
    assert.equal(found({ kind: "rumour" }), undefined);
  });

  it("is found among those of several boxes", () => {
    const both = byName({ "./plates/one.svg": "1" }, { "./plates/two.svg": "2" });
    assert.deepEqual(
      [...both],
      [
        ["one", "1"],
        ["two", "2"],
      ],
    );
  });
});
