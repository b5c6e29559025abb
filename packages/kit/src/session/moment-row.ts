import { exerciseMoment, type ExerciseMoment } from '@fracht/protocol';
import { z } from 'zod';
import { readTab, writeTab } from './browser-storage.ts';
import { whenForgotten } from './kept-store.ts';

const momentRow = z.object({
  moments: z.array(exerciseMoment),
  /** Whether each was right this time; null: not answered yet. */
  verdicts: z.array(z.boolean().nullable()),
  /** Decisions (game and id) of which the best choice was shown; a later try at one of them does not count as right. (DBS-9) */
  shown: z.array(z.string()).default([]),
});

/** Own moments that are taken again one after another, and how that went. It survives a reload, and goes with the person. (SEM-5) */
export type MomentRow = z.output<typeof momentRow>;

/** A moment by its game and decision. */
type MomentKey = Pick<ExerciseMoment, 'game' | 'decision'>;

/** Puts moments into a row, in the place of an earlier one. */
export function beginMoments(moments: readonly ExerciseMoment[]): void {
  write({ moments: [...moments], verdicts: moments.map(() => null), shown: [] });
}

/** The row of moments; null: there is none. */
export function momentsInRow(): MomentRow | null {
  const text = readTab('moments');
  if (text === null) return null;
  const { data } = momentRow.safeParse(readJson(text));
  return data === undefined || data.moments.length !== data.verdicts.length ? null : data;
}

/** Where a moment stands in the row, from 0, of how many, and the one after it; null: it is not in the row. */
export function placeInRow(
  key: MomentKey,
): { readonly place: number; readonly count: number; readonly next: ExerciseMoment | null } | null {
  const moments = momentsInRow()?.moments ?? [];
  const place = placeOf(moments, key);
  return place === -1 ? null : { place, count: moments.length, next: moments[place + 1] ?? null };
}

/** Notes whether a moment was right this time; what once was right stays so, and after the best choice was shown nothing is noted. (DBS-9) */
export function noteVerdict(key: MomentKey, isRight: boolean): void {
  const row = momentsInRow();
  const place = row === null ? -1 : placeOf(row.moments, key);
  if (row === null || place === -1 || row.shown.includes(nameOf(key))) return;
  write({ ...row, verdicts: row.verdicts.map((was, at) => (at === place ? isRight || was === true : was)) });
}

/** Notes that the best choice at a moment has been shown. (DBS-9) */
export function noteShown(key: MomentKey): void {
  const row = momentsInRow();
  if (row !== null && placeOf(row.moments, key) !== -1) write({ ...row, shown: [...row.shown, nameOf(key)] });
}

/** Forgets the row. */
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

/** What a text says as JSON; null where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
