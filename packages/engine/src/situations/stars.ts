/** The stars of a task, from none to the most. */
export const STARS = [0, 1, 2, 3] as const;
export type Stars = (typeof STARS)[number];

/** The most stars that one task brings. */
export const MOST_STARS: Stars = 3;

/** The result of a task: the points in all, those of the best way, and for each answer its points and whether it broke a rule of law or safety. */
type TaskResult = {
  readonly own: number;
  readonly best: number;
  readonly answers: readonly { readonly points: number; readonly isBreach: boolean }[];
};

/** How many stars a task that was played to its end brings. (STA-1 to STA-4) */
export function starsOf({ own, best, answers }: TaskResult): Stars {
  const isFlawless = answers.every(({ points }) => points >= 0);
  const stars = own >= best ? MOST_STARS : isFlawless && 2 * own > best ? 2 : own > 0 ? 1 : 0;
  return answers.some(({ isBreach }) => isBreach) && stars > 1 ? 1 : stars;
}
