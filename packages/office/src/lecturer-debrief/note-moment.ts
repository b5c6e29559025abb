import { gameNotesText } from '@fracht/content';
import type { ClassDebrief, GameNotePayload } from '@fracht/protocol';
import { formatGameHour } from '@fracht/kit/format.ts';
import type { Bookmark } from './curve-lines.ts';

/** When a note was made: its round and the hour in the game. */
export function noteMoment({ at, round }: GameNotePayload): string {
  return gameNotesText.when(round, formatGameHour(at / 60));
}

/** The notes as bookmarks of the curve. (PRJ-5) */
export function bookmarksOf(notes: readonly GameNotePayload[], { roundSeconds }: ClassDebrief): readonly Bookmark[] {
  return notes.map((note) => ({ x: note.at / roundSeconds, when: noteMoment(note), text: note.text }));
}
