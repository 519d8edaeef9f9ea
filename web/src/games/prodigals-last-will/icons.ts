import type { Icons } from "../../ui/icons";

/** What only the two games together have. */
export const BOTH_ICONS: Icons = {
  "last-will": ["last will", "M6 3h9l4 4v14H6zM15 3v4h4M9 9h4M9 12.5h7M9 16h3", "o 15 17 2"],
};
