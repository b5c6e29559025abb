/** What was worked out of finished games, as JSON by game and part: `class`, a student's id, or what `Debriefs` keeps beside. (DBJ-4) */
export type DebriefStore = {
  /** Null: not worked out, or in another form than the one that is read today. */
  find(game: string, part: string): Promise<string | null>;
  /** A student's own debriefs, by game; those in another form than the one that is read today are left out. */
  ofPlayer(player: string): Promise<readonly { readonly game: string; readonly body: string }[]>;
  /** Stores a part, in the place of an earlier one; that of an erased account is not stored. */
  save(game: string, part: string, body: string): Promise<void>;
  /** Stores a part as `save` does, but leaves one that is there in the present format. */
  add(game: string, part: string, body: string): Promise<void>;
};
