import { CALLS, type GameNotePayload } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { StoredNote } from '../../storage/note-store.ts';
import type { Api } from '../api.ts';
import { route } from '../route.ts';

/** How many notes a game has at most. */
const MOST_NOTES = 200;

/** What a teacher writes down about an own game. (NTS-1) */
export function gameNoteRoutes(api: Api, { storage, now }: AppContext): void {
  const { notes } = storage;

  route(api, CALLS.gameNotes, async ({ query }) => ({
    payload: (await notes.ofGame(query.game)).map(present),
  }));

  route(api, CALLS.addGameNote, async ({ body }) => {
    const note = { ...body, id: newId(), createdAt: now() };
    if (!(await notes.add(note, MOST_NOTES))) throw full();
    return { payload: present(note) };
  });

  route(api, CALLS.changeGameNote, async ({ body }) => {
    const changed = await notes.change(body.game, body.id, body.text);
    if (changed === null) throw new AppError('NOT_FOUND');
    return { payload: present(changed) };
  });

  route(api, CALLS.removeGameNote, async ({ params, query }) => {
    if (!(await notes.remove(query.game, params.id))) throw new AppError('NOT_FOUND');
    return { payload: null };
  });
}

function full(): AppError {
  return new AppError('VALIDATION', { fields: { text: [{ code: 'ENTRIES_MANY', limit: MOST_NOTES }] } });
}

function present({ id, at, round, text }: StoredNote): GameNotePayload {
  return { id, at, round, text };
}
