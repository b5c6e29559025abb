/** A note of a game. `at`: game seconds; `round`: 0 before the first; `createdAt`: ms since 1970. */
export type StoredNote = {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly round: number;
  readonly text: string;
  readonly createdAt: number;
};

/** Teachers' notes about their games; a removed game takes its notes with it. (NTS-1) */
export type NoteStore = {
  /** Adds a note; false, and nothing is stored, if the game has `most` already. */
  add(note: StoredNote, most: number): Promise<boolean>;
  /** Changes the text; null if the game has no such note, or its text is no longer `known`. */
  change(game: string, id: string, text: string, known?: string): Promise<StoredNote | null>;
  find(game: string, id: string): Promise<StoredNote | null>;
  /** False if the game has no such note. */
  remove(game: string, id: string): Promise<boolean>;
  /** The notes of a game, sorted by their moment in it. */
  ofGame(game: string): Promise<readonly StoredNote[]>;
  /** The notes of all games of a lecturer, oldest first. */
  ofTeacher(teacher: string): Promise<readonly StoredNote[]>;
};
