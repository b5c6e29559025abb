import { CALLS, type GameNotePayload } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { StoredNote } from '../../storage/note-store.ts';
import type { Api } from '../api.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** How many notes a game has at most. */
const MOST_NOTES = 200;

/** A teacher's notes about a game of their own. (NTS-1) */
export function gameNoteRoutes(api: Api, context: AppContext): void {
  const { storage, now } = context;
  const { notes } = storage;

  route(api, CALLS.gameNotes, async ({ query }) => ({
    payload: (await notes.ofGame(query.game)).map(present),
  }));

  makingRoute(api, context, CALLS.addGameNote, {
    isMended: true,
    make: async ({ body: { game, at, round, text } }) => {
      const note = { game, at, round, text, id: newId(), createdAt: now() };
      if (!(await notes.add(note, MOST_NOTES))) throw full();
      return { made: [note.id] };
    },
    tell: async ({ body }, [id = '']) => {
      const note = await notes.find(body.game, id);
      if (note === null) throw new AppError('NOT_FOUND');
      return { payload: present(note) };
    },
  });

  route(api, CALLS.changeGameNote, async ({ body }) => {
    const { game, id, text, base } = body;
    const changed = await notes.change(game, id, text, base?.text);
    if (changed !== null) return { payload: present(changed) };
    const other = await notes.find(game, id);
    if (other === null) throw new AppError('NOT_FOUND');
    throw new AppError('CHANGED_MEANWHILE', { present: { text: other.text } });
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
