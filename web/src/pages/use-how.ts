import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import type { GameInfo, HowTo } from "../wire";

type Told = { told: HowTo | null; problem: string };

/** How a game is played; nothing until it is here, and a sentence if nobody has written it. */
export function useHow(game: string): Told {
  const [found, setFound] = useState<Told>({ told: null, problem: "" });
  useEffect(() => {
    setFound({ told: null, problem: "" });
    api.how(game).then(
      (told) => setFound({ told, problem: "" }),
      (error: Error) => setFound({ told: null, problem: error.message }),
    );
  }, [game]);
  return found;
}

/** The games on the shelf, by id. */
export function useGames(): Map<string, GameInfo> {
  const [games, setGames] = useState(new Map<string, GameInfo>());
  useEffect(() => {
    api.games().then(
      (all) => setGames(new Map(all.map((one) => [one.id, one]))),
      () => {},
    );
  }, []);
  return games;
}

/** A table in the middle of the game, of which pictures are made. */
export function useExample(game: string): Shown | null {
  const [example, setExample] = useState<Shown | null>(null);
  useEffect(() => {
    setExample(null);
    api.example(game).then(
      (state) => setExample({ ...state, lines: [] }),
      () => {},
    );
  }, [game]);
  return example;
}
