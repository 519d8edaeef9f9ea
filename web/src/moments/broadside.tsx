import type { ComponentChildren } from "preact";
import { Plate } from "../ui/plate";

export interface BroadsideProps {
  paper: string;
  head: string;
  plate: string; // its name among the game's engravings
  wash: string;
  stamp: string;
  foot?: ComponentChildren;
  close(): void;
  button: string;
  children: ComponentChildren;
}

/** News in large letters; it stays until it has been read. */
export const Broadside = ({ paper, head, plate, wash, stamp, foot, close, button, children }: BroadsideProps) => (
  <article class={`broadside wash-${wash}`}>
    <p class="paper-name">{paper}</p>
    <h2>{head}</h2>
    <div class="broadside-plate">
      <Plate row={{ id: plate, name: head, deck: "", text: "", picture: [] }} />
      <span class="stamp">{stamp}</span>
    </div>
    <p class="broadside-news">{children}</p>
    {foot && <p class="broadside-foot">{foot}</p>}
    <button type="button" class="primary" onClick={close}>
      {button}
    </button>
  </article>
);
