// Made from src/squander/games/card_row.py by `python -m squander.server.wire.typescript`; change it there.

export type CardRow = {
  id: string;
  name: string;
  deck: string;
  text: string;
  picture: Group[];
  kind?: string;
  border?: string;
  symbols?: string[];
  symbol?: string;
  type?: string;
  flavour?: string;
};

export type Group = {
  of: (string | Icon | Group)[];
  style?: string;
  tag?: string;
  label?: string;
  hidden?: boolean;
};

export type Icon = {
  icon: string;
  label?: string;
  size?: number;
};
