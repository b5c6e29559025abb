import type { GameState } from '@fracht/engine';

/** Money and points of the students together after every moment at which they changed. */
export function totalsOf(end: GameState): string {
  const entries = end.players
    .filter(({ type }) => type === 'STUDENT')
    .flatMap(({ ledger }) => ledger)
    .toSorted((one, other) => one.at - other.at);
  const lines: { at: number; money: number; points: number }[] = [];
  let [money, points] = [0, 0];
  for (const entry of entries) {
    money += entry.money;
    points += entry.points;
    if (lines.at(-1)?.at === entry.at) lines.pop();
    lines.push({ at: entry.at, money, points });
  }
  return lines.map((line) => `${line.at} ${line.money} ${line.points}`).join(';');
}
