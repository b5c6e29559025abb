import { type Calls, type GameNotePayload, gameNote } from '@fracht/protocol';
import { z } from 'zod';
import { call, MEANWHILE, NOTHING } from './call.ts';

const notes = z.array(gameNote);

/** The notes of one of the caller's own games, by their moment in it. (NTE-1) */
export async function callGameNotes(game: string, signal?: AbortSignal): Promise<readonly GameNotePayload[]> {
  return call<Calls['gameNotes']>('GET game/notes/get-list/', notes, { query: { game }, isQuiet: true, signal });
}

/** A note to be stored. `at`: game seconds; `round`: 0 before the first; `key`: its idempotency key. */
export type NewNote = {
  readonly game: string;
  readonly at: number;
  readonly round: number;
  readonly text: string;
  readonly key: string;
};

/** Stores a note of one of the caller's own games. (NTE-1) */
export async function callAddGameNote(body: NewNote): Promise<GameNotePayload> {
  return call<Calls['addGameNote']>('POST game/notes/add/', gameNote, { body, isQuiet: true, makes: true });
}

/** Changes the text of a note; `base`: the text that was edited. (NTE-1, FLD-21) */
export async function callChangeGameNote(body: {
  readonly game: string;
  readonly id: string;
  readonly text: string;
  readonly base: { readonly text: string };
}): Promise<GameNotePayload> {
  return call<Calls['changeGameNote']>('PATCH game/notes/save/', gameNote, {
    body,
    isQuiet: true,
    silentOn: [MEANWHILE],
  });
}

/** Removes a note. (NTE-1) */
export async function callRemoveGameNote({ game, id }: { readonly game: string; readonly id: string }): Promise<void> {
  await call<Calls['removeGameNote']>('DELETE game/notes/remove/{id}', NOTHING, {
    params: { id },
    query: { game },
    isQuiet: true,
  });
}
