import { exerciseMoment, type ExerciseMoment } from '@fracht/protocol';
import { z } from 'zod';
import { readTab, writeTab } from './browser-storage.ts';
import { whenForgotten } from './kept-store.ts';

const momentRow = z.object({
  moments: z.array(exerciseMoment),
  /** Whether each was right this time; null: not answered yet. */
  verdicts: z.array(z.boolean().nullable()),
  /** Decisions (game and id) whose best choice was shown; a later try at one of them does not count as right. (DBS-9) */
  shown: z.array(z.string()).default([]),
});

/** The player's own decisions that are retried one after another, and the results. Survives a reload, and is removed when the person leaves. (SEM-5) */
export type MomentRow = z.output<typeof momentRow>;

/** A decision, by its game and id. */
type MomentKey = Pick<ExerciseMoment, 'game' | 'decision'>;

/** Starts a series of decisions, replacing an earlier one. */
export function beginMoments(moments: readonly ExerciseMoment[]): void {
  write({ moments: [...moments], verdicts: moments.map(() => null), shown: [] });
}

/** The series of decisions; null: there is none. */
export function momentsInRow(): MomentRow | null {
  const text = readTab('moments');
  if (text === null) return null;
  const { data } = momentRow.safeParse(readJson(text));
  return data === undefined || data.moments.length !== data.verdicts.length ? null : data;
}

/** The position of a decision in the series, from 0, the series' length, and the next one; null: it is not in the series. */
export function placeInRow(
  key: MomentKey,
): { readonly place: number; readonly count: number; readonly next: ExerciseMoment | null } | null {
  const moments = momentsInRow()?.moments ?? [];
  const place = placeOf(moments, key);
  return place === -1 ? null : { place, count: moments.length, next: moments[place + 1] ?? null };
}

/** Records whether a decision was right this time; one that was right once stays so, and after the best choice was shown nothing is recorded. (DBS-9) */
export function noteVerdict(key: MomentKey, isRight: boolean): void {
  const row = momentsInRow();
  const place = row === null ? -1 : placeOf(row.moments, key);
  if (row === null || place === -1 || row.shown.includes(nameOf(key))) return;
  write({ ...row, verdicts: row.verdicts.map((was, at) => (at === place ? isRight || was === true : was)) });
}

/** Records that the best choice of a decision has been shown. (DBS-9) */
export function noteShown(key: MomentKey): void {
  const row = momentsInRow();
  if (row !== null && placeOf(row.moments, key) !== -1) write({ ...row, shown: [...row.shown, nameOf(key)] });
}

/** Forgets the series. */
export function endMoments(): void {
  writeTab('moments', null);
}

whenForgotten('PERSON', endMoments);

function placeOf(moments: readonly ExerciseMoment[], { game, decision }: MomentKey): number {
  return moments.findIndex((one) => one.game === game && one.decision === decision);
}

function nameOf({ game, decision }: MomentKey): string {
  return `${game} ${decision}`;
}

function write(row: MomentRow): void {
  writeTab('moments', JSON.stringify(row));
}

/** A text parsed as JSON; null if it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
