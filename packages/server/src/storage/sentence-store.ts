/** What a student means to do differently in the next game, written after this one. `savedAt`: ms since 1970. */
export type StoredSentence = {
  readonly game: string;
  readonly student: string;
  readonly text: string;
  readonly savedAt: number;
};

/** What a class agreed on after a game; `number` from 1. */
export type AgreedSentence = { readonly game: string; readonly number: number; readonly text: string };

/** What was written after games for the next ones. Both kinds go with their game. (SNS-1, SNS-2) */
export type SentenceStore = {
  find(game: string, student: string): Promise<StoredSentence | null>;
  /** Takes the place of what the student wrote after this game; an empty text takes that away. Of an erased student nothing is stored. */
  save(sentence: StoredSentence): Promise<void>;
  /** All sentences of a student, oldest first. */
  ofStudent(student: string): Promise<readonly StoredSentence[]>;
  /** The words of all students of a game, in an order that says nothing of who wrote what. */
  ofGame(game: string): Promise<readonly string[]>;
  /** The newest words of a student after any game that is not removed, but this one; null: none. */
  newestOf(student: string, besides: string): Promise<string | null>;
  /** What the class of a game agreed on, by number. */
  agreed(game: string): Promise<readonly AgreedSentence[]>;
  /** Takes the place of the sentence of this number; an empty text takes that away. `known`: false, and nothing changes, where another text is there by now. */
  agree(sentence: AgreedSentence, known?: string): Promise<boolean>;
  /** What a group agreed on after the newest finished lesson that is not removed, but this one; by number. */
  lastAgreed(group: string, besides: string): Promise<readonly AgreedSentence[]>;
};
