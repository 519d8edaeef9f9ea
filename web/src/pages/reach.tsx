import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Reach } from "../wire";

const HERE = ["127.0.0.1", "localhost", "[::1]"];

/** This page was opened by a name that means another machine everywhere else. */
export const isHere = (): boolean => HERE.includes(location.hostname);

/** How others come to this server; null until that is known. A page that came by a name of the network needs no telling. */
export function useReach(): Reach | null {
  const [reach, setReach] = useState<Reach | null>(isHere() ? null : { address: location.origin, command: "" });
  useEffect(() => {
    if (isHere()) api.reach().then(setReach, () => setReach({ address: "", command: "" })); // then the links stay as they are
  }, []);
  return reach;
}

/** A link as it is sent to others. */
export const invitation = (url: string, reach: Reach | null): string =>
  new URL(url, reach?.address || location.origin).href;

/** What to do while links lead nobody else here. */
export function OnlyHere({ reach }: { reach: Reach | null }) {
  if (!reach || reach.address) return null;
  if (!reach.command)
    return (
      <p class="only-here" role="note">
        This computer seems to be in no network, so these links open on it only. Open Squander by the address that
        others know it by, and the links will have it.
      </p>
    );
  return (
    <p class="only-here" role="note">
      These links open on this computer only. For friends on other devices, stop Squander and start it with{" "}
      <code>{reach.command}</code> Then open this table again: its links will have this computer's address in your
      network.
    </p>
  );
}
