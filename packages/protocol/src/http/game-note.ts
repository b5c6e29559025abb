import { ROUNDS } from '@fracht/engine';
import { z } from 'zod';
import { textBase } from '../fields/text-base.ts';
import { basedOn, idText, keyed, LIMITS, wholeNumber } from '../fields/fields.ts';
import { gameId } from '../ids.ts';

/** Later than any game lasts, in game seconds. */
const LATEST = 10_000_000;

const noteText = z.string().trim().min(1).max(LIMITS.note);

/** A note about a game, visible only to its teacher. `at`: game seconds; `round`: 0 before the first. (NTE-1) */
export const gameNote = z.object({ id: z.string(), at: z.number(), round: z.number(), text: z.string() });
export type GameNotePayload = z.output<typeof gameNote>;

export const gameNotesQuery = z.object({ game: gameId });
export const addGameNoteBody = z.object({
  ...keyed,
  game: gameId,
  at: wholeNumber(0, LATEST),
  round: wholeNumber(0, ROUNDS),
  text: noteText,
});
export const changeGameNoteBody = z.object({
  game: gameId,
  id: idText,
  text: noteText,
  base: basedOn(textBase),
});
