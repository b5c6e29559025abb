/** What a teacher has at hand beside a situation that comes with the game; how it is answered best is read from the situation itself. (LSN-4) */
export type TeacherCard = {
  /** What it teaches, in a sentence. */
  readonly teaches: string;
  /** Where its rule is written; what is no rule of law says so. */
  readonly source: string;
  /** The day on which that was last looked up: 2026-11-29; absent: nobody wrote it down. */
  readonly checked?: string;
  /** An open question to the class. */
  readonly ask: string;
};

/** Cards by the id of their situation. */
export type TeacherCards = Readonly<Record<string, TeacherCard>>;
