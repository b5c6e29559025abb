import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import {
  accidentBody,
  accidentPayload,
  changeEventBody,
  changeEventPayload,
  emergencyBody,
  emergencyPayload,
  itemOrder,
  libraryListQuery,
  moveItemBody,
  restoreItemBody,
} from '../http/library.ts';
import { importEventsBody, importEventsPayload } from '../http/library-import.ts';
import { callRecord, MANAGERS } from './call.ts';

const MIB = 1_048_576;

/** The libraries of situations from which new games are created. (LIB-1 to LIB-5, LIB-8) */
export const libraryCalls = {
  /** The critical situations, in their order. */
  emergencies: callRecord({
    method: 'GET',
    path: 'game/get-emergencies/all',
    who: MANAGERS,
    query: libraryListQuery,
    answer: z.array(emergencyPayload),
  }),
  /** Creates a critical situation, or changes the given fields of one. */
  saveEmergency: callRecord({
    method: 'PATCH',
    path: 'game/save-emergency/',
    who: MANAGERS,
    makes: true,
    body: emergencyBody,
    answer: emergencyPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SITUATION_FAULTY', 'IMAGE_MISSING'],
  }),
  /** The random situations, in their order. */
  accidents: callRecord({
    method: 'GET',
    path: 'game/get-accidents/all',
    who: MANAGERS,
    query: libraryListQuery,
    answer: z.array(accidentPayload),
  }),
  /** Creates a random situation, or changes the given fields of one. */
  saveAccident: callRecord({
    method: 'PATCH',
    path: 'game/save-accident/',
    who: MANAGERS,
    makes: true,
    body: accidentBody,
    answer: accidentPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SITUATION_FAULTY', 'IMAGE_MISSING'],
  }),
  /** The changes of date or transport, in their order. */
  changeEvents: callRecord({
    method: 'GET',
    path: 'game/get-change-events/',
    who: MANAGERS,
    query: libraryListQuery,
    answer: z.array(changeEventPayload),
  }),
  /** Creates a change event, or changes the given fields of one. */
  saveChangeEvent: callRecord({
    method: 'PATCH',
    path: 'game/save-change-event/',
    who: MANAGERS,
    makes: true,
    body: changeEventBody,
    answer: changeEventPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SITUATION_FAULTY', 'IMAGE_MISSING'],
  }),
  /** Removes a situation of any library. */
  removeEvent: callRecord({
    method: 'DELETE',
    path: 'game/remove-event/{id}',
    who: MANAGERS,
    params: idParams,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  /** Restores a removed situation at its old place. */
  restoreEvent: callRecord({
    method: 'POST',
    path: 'game/restore-event/',
    who: MANAGERS,
    body: restoreItemBody,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  /** Moves a situation to a position directly before another one of its library, or to the end; answers the ids in order. */
  moveEvent: callRecord({
    method: 'PATCH',
    path: 'game/move-event/',
    who: MANAGERS,
    body: moveItemBody,
    answer: itemOrder,
    errors: ['NOT_FOUND'],
  }),
  /** Imports situations of one library from a file, either all or none; the answer lists the result for each item. */
  importEvents: callRecord({
    method: 'POST',
    path: 'game/import-events/',
    who: MANAGERS,
    file: { field: 'file', mostBytes: 16 * MIB },
    makes: true,
    body: importEventsBody,
    answer: importEventsPayload,
    errors: ['CHANGED_MEANWHILE', 'IMAGE_MISSING'],
  }),
} as const;
