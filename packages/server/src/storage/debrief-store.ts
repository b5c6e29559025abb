/** Results worked out from finished games, as JSON by game and part: `class`, a student's id, or an extra part of `Debriefs`. (DBJ-4) */
export type DebriefStore = {
  /** Null: not worked out, or stored in an outdated format. */
  find(game: string, part: string): Promise<string | null>;
  /** A student's own debriefs, by game; those in an outdated format are left out. */
  ofPlayer(player: string): Promise<readonly { readonly game: string; readonly body: string }[]>;
  /** Stores a part, replacing an earlier one; for an erased account nothing is stored. */
  save(game: string, part: string, body: string): Promise<void>;
  /** Stores a part like `save`, but leaves one that is there in the present format. */
  add(game: string, part: string, body: string): Promise<void>;
};
