/** What a student wants to do differently in the next game, written after this one. `savedAt`: ms since 1970. */
export type StoredSentence = {
  readonly game: string;
  readonly student: string;
  readonly text: string;
  readonly savedAt: number;
};

/** What a class agreed on after a game; `number` from 1. */
export type AgreedSentence = { readonly game: string; readonly number: number; readonly text: string };

/** Sentences written after games, for the next ones. Both kinds go with their game. (SNS-1, SNS-2) */
export type SentenceStore = {
  find(game: string, student: string): Promise<StoredSentence | null>;
  /**
   * Replaces what the student wrote after this game; an empty text removes it. For an erased student nothing is stored. `known`: if there is another text by
   * now, gives false and changes nothing.
   */
  save(sentence: StoredSentence, known?: string): Promise<boolean>;
  /** All sentences of a student, oldest first. */
  ofStudent(student: string): Promise<readonly StoredSentence[]>;
  /** The texts of all students of a game, in an order that does not reveal who wrote what. */
  ofGame(game: string): Promise<readonly string[]>;
  /** A student's newest sentence after any other game that is not removed; null: none. */
  newestOf(student: string, besides: string): Promise<string | null>;
  /** What the class of a game agreed on, by number. */
  agreed(game: string): Promise<readonly AgreedSentence[]>;
  /** Replaces the sentence of this number; an empty text removes it. `known`: if there is another text by now, gives false and changes nothing. */
  agree(sentence: AgreedSentence, known?: string): Promise<boolean>;
  /** What a group agreed on after its newest finished lesson, other than this one, that is not removed; by number. */
  lastAgreed(group: string, besides: string): Promise<readonly AgreedSentence[]>;
};
