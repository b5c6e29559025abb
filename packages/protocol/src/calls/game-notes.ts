import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { addGameNoteBody, changeGameNoteBody, gameNote, gameNotesQuery } from '../http/game-note.ts';
import { callRecord, TEACHERS } from './call.ts';

/** A teacher's notes about a game. (NTE-1) */
export const gameNoteCalls = {
  /** The notes of a game, sorted by their moment in it. */
  gameNotes: callRecord({
    method: 'GET',
    path: 'game/notes/get-list/',
    who: TEACHERS,
    object: { in: 'query', field: 'game', right: 'MANAGE_GAME' },
    query: gameNotesQuery,
    answer: z.array(gameNote),
  }),
  /** Adds a note, during the game or after it. */
  addGameNote: callRecord({
    method: 'POST',
    path: 'game/notes/add/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    makes: true,
    body: addGameNoteBody,
    answer: gameNote,
  }),
  /** Changes the text of a note; its moment stays. */
  changeGameNote: callRecord({
    method: 'PATCH',
    path: 'game/notes/save/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: changeGameNoteBody,
    answer: gameNote,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** Removes a note. */
  removeGameNote: callRecord({
    method: 'DELETE',
    path: 'game/notes/remove/{id}',
    who: TEACHERS,
    object: { in: 'query', field: 'game', right: 'MANAGE_GAME' },
    params: idParams,
    query: gameNotesQuery,
    answer: z.null(),
  }),
} as const;
