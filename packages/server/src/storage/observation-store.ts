/** What the decisions in a finished game say about a student, as JSON, with the day of the game. */
export type StoredObservations = {
  readonly game: string;
  readonly player: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly body: string;
};

/** Observations of one student. `isRepeated`: from a duel, or a further attempt at an assignment of which an earlier attempt is stored. */
export type OwnObservations = StoredObservations & { readonly isRepeated: boolean };

/** A decision that a teacher struck out. `by`: the teacher's id; `at` in ms. */
export type StoredStrike = {
  readonly game: string;
  readonly player: string;
  readonly decision: string;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
};

/** What a lecturer leads: their own, and these groups of others. */
export type LedBy = { readonly teacher: string; readonly shared: readonly string[] };

/** What decisions say about students' competences, and what teachers struck out. (OBS-1, OBS-3) */
export type ObservationStore = {
  /** Stores those of a game and student, replacing earlier ones; for an erased account nothing is stored. */
  save(observations: StoredObservations): Promise<void>;
  /** Null: nothing is stored of that game and student. */
  find(game: string, player: string): Promise<StoredObservations | null>;
  ofGame(game: string): Promise<readonly StoredObservations[]>;
  /** Observations of one student since that day, the oldest first; with `led`, only of that lecturer's games and of games of these groups. */
  ofPlayer(player: string, since: string, led?: LedBy): Promise<readonly OwnObservations[]>;
  strike(strike: StoredStrike): Promise<void>;
  /** The struck decisions of this student, or those that this teacher struck out; in the order in which that happened. */
  strikesAbout(user: string): Promise<readonly StoredStrike[]>;
  /** Restores a struck decision; false: it was not struck out. */
  restore(strike: Pick<StoredStrike, 'game' | 'player' | 'decision'>): Promise<boolean>;
  /** The observations that were struck out in these games, in the order in which that happened. */
  strikes(games: readonly string[]): Promise<readonly StoredStrike[]>;
};
