import { type ComponentChildren, h } from "preact";
import type { Row } from "../api";
import type { Group, Icon as IconSign } from "../row";
import { Icon } from "./icons";

// What cards, errands and tiles do, drawn as the game says: text, icons and groups of them.

export type Sign = string | IconSign | Group;

const SIZE = 16;

const heard = ({ label, hidden }: Group): Record<string, string> => {
  if (label) return { role: "img", "aria-label": label };
  return hidden ? { "aria-hidden": "true" } : {};
};

function drawn(sign: Sign, i: number, size: number): ComponentChildren {
  if (typeof sign === "string") return sign;
  if ("icon" in sign) return <Icon key={i} id={sign.icon} size={sign.size ?? size} label={sign.label} />;
  const parts = sign.of.map((part, j) => drawn(part, j, size));
  return h(sign.tag ?? "span", { key: i, class: sign.style, ...heard(sign) }, parts);
}

export const Picture = ({ signs, size = SIZE }: { signs: Sign[]; size?: number }) => (
  <>{signs.map((sign, i) => drawn(sign, i, size))}</>
);

/** What a card does, from its row. */
export const RowPicture = ({ row }: { row: Row }) => <Picture signs={row.picture} />;
