import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { drawingOf } from "../games/registry";
import { prefs } from "../prefs";
import { useTools } from "../table/context";
import { useFloats } from "../ui/peek";
import type { HowTo } from "../wire";
import { Finder, nowOf, type What } from "./finding";
import { WhatNote } from "./note";
import { usePointing } from "./pointing";
import "./what.css";

export interface WhatsProps {
  asking: boolean; // whatever is pointed at is explained, and nothing is chosen
  ask(asking: boolean): void;
}

const told = new Map<string, Promise<HowTo | null>>();

function useFinder(game: string): Finder {
  const [how, setHow] = useState<HowTo | null>(null);
  useEffect(() => {
    if (!drawingOf(game).parts) return; // nobody has told what there is on its table
    if (!told.has(game))
      told.set(
        game,
        api.how(game).catch(() => null),
      );
    void told.get(game)!.then(setHow);
  }, [game]);
  return useMemo(() => new Finder(drawingOf(game).parts ?? [], how), [game, how]);
}

/** A word for everything on the table: in short where it is pointed at, at length where it is asked about. */
export function Whats({ asking, ask }: WhatsProps) {
  const { shown } = useTools();
  const finder = useFinder(shown.game);
  const floats = useFloats();
  const [asked, setAsked] = useState<What | null>(null);
  const about = (what: What | null) => {
    floats.close();
    ask(true);
    setAsked(what);
  };
  const end = () => {
    ask(false);
    setAsked(null);
  };
  useLayoutEffect(() => {
    if (!asking) setAsked(null);
  }, [asking]);
  useMarked(asking ? asked : null);
  useNamed(asking, finder, shown);
  const pointed = usePointing({
    finder,
    asking,
    about,
    end,
    tell: (what, at) => prefs().words && floats.peek(at, <InShort what={what} />, what.name),
    hush: () => floats.unpeek(),
  });
  useKeys({ finder, asking, asked, about, end, pointed });
  return asking ? <WhatNote what={asked} end={end} /> : null;
}

const InShort = ({ what }: { what: What }) => {
  const now = nowOf(what);
  return (
    <div class="in-short">
      <b>{what.name}</b>
      {now && <span class="in-short-now">{now}</span>}
      <span>{what.says}</span>
    </div>
  );
};

/** What is spoken of bears a mark, by which the note finds it. */
function useMarked(asked: What | null): void {
  useLayoutEffect(() => {
    const element = asked?.element as HTMLElement | undefined;
    if (!element) return;
    element.dataset.asked = "";
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => delete element.dataset.asked;
  }, [asked]);
}

/** While things are asked about, each bears its name. */
function useNamed(asking: boolean, finder: Finder, shown: Shown): void {
  useEffect(() => {
    if (!asking) return;
    const named = finder.all();
    for (const { element, name } of named) (element as HTMLElement).dataset.what = name;
    return () => {
      for (const { element } of named) delete (element as HTMLElement).dataset.what;
    };
  }, [asking, finder, shown]);
}

interface Keyed {
  finder: Finder;
  asking: boolean;
  asked: What | null;
  about(what: What | null): void;
  end(): void;
  pointed: { current: Element | null };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** ? asks about what has the focus or lies under the pointer; arrows go through all there is; Esc ends it. */
function useKeys({ finder, asking, asked, about, end, pointed }: Keyed): void {
  const latest = useRef<(event: KeyboardEvent) => void>(() => {});
  latest.current = (event) => {
    const target = event.target as Element;
    if (target.closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "?" && prefs().keys) {
      if (asking) end();
      else about(finder.at(document.activeElement) ?? finder.at(pointed.current));
    } else if (!asking) return;
    else if (event.key === "Escape") end();
    else if (event.key in STEPS && !target.closest(".coach-note.what")) about(next(finder, asked, STEPS[event.key]!));
    else if (event.key === "Tab" && !target.closest(".coach-note.what"))
      document.querySelector<HTMLElement>(".coach-note.what :is(a, button)")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => latest.current(event);
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

function next(finder: Finder, asked: What | null, by: number): What | null {
  const all = finder.all();
  const at = all.findIndex((one) => one.element === asked?.element);
  return all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length] ?? null;
}
