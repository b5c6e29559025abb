/** What a teacher has at hand beside a situation that comes with the game; its sources and how it is answered best are read from the situation itself. (LSN-4) */
export type TeacherCard = {
  /** What it teaches, in a sentence. */
  readonly teaches: string;
  /** What stands in no act of the register: practice of the trade, terms of a contract or a policy, a standard, the law of the country that one is in. */
  readonly practice?: string;
  /** An open question to the class. */
  readonly ask: string;
};

/** Cards by the id of their situation. */
export type TeacherCards = Readonly<Record<string, TeacherCard>>;
