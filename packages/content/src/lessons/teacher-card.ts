/** A teacher's notes on a built-in situation; its sources and best answers are read from the situation itself. (LSN-4) */
export type TeacherCard = {
  /** What it teaches, in one sentence. */
  readonly teaches: string;
  /** What is written in none of the listed acts: practice of the trade, terms of a contract or a policy, a standard, the law of the country in question. */
  readonly practice?: string;
  /** An open question to the class. */
  readonly ask: string;
};

/** Cards by the id of their situation. */
export type TeacherCards = Readonly<Record<string, TeacherCard>>;
