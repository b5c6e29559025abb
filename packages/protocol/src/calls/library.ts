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
import { call, MANAGERS } from './call.ts';

const MIB = 1_048_576;

/** The libraries of situations that new games are made with. (LIB-1 to LIB-5, LIB-8) */
export const libraryCalls = {
  emergencies: call({
    method: 'GET',
    path: 'game/get-emergencies/all',
    summary: 'The critical situations, in their order.',
    who: MANAGERS,
    query: libraryListQuery,
    answer: z.array(emergencyPayload),
  }),
  saveEmergency: call({
    method: 'PATCH',
    path: 'game/save-emergency/',
    summary: 'Makes a critical situation, or changes what is named of one.',
    who: MANAGERS,
    body: emergencyBody,
    answer: emergencyPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SITUATION_FAULTY', 'IMAGE_MISSING'],
  }),
  accidents: call({
    method: 'GET',
    path: 'game/get-accidents/all',
    summary: 'The random situations, in their order.',
    who: MANAGERS,
    query: libraryListQuery,
    answer: z.array(accidentPayload),
  }),
  saveAccident: call({
    method: 'PATCH',
    path: 'game/save-accident/',
    summary: 'Makes a random situation, or changes what is named of one.',
    who: MANAGERS,
    body: accidentBody,
    answer: accidentPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SITUATION_FAULTY', 'IMAGE_MISSING'],
  }),
  changeEvents: call({
    method: 'GET',
    path: 'game/get-change-events/',
    summary: 'The changes of date or transport, in their order.',
    who: MANAGERS,
    query: libraryListQuery,
    answer: z.array(changeEventPayload),
  }),
  saveChangeEvent: call({
    method: 'PATCH',
    path: 'game/save-change-event/',
    summary: 'Makes a change event, or changes what is named of one.',
    who: MANAGERS,
    body: changeEventBody,
    answer: changeEventPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SITUATION_FAULTY', 'IMAGE_MISSING'],
  }),
  removeEvent: call({
    method: 'DELETE',
    path: 'game/remove-event/{id}',
    summary: 'Removes a situation of whichever library.',
    who: MANAGERS,
    params: idParams,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  restoreEvent: call({
    method: 'POST',
    path: 'game/restore-event/',
    summary: 'Brings a removed situation back to its place, for a day.',
    who: MANAGERS,
    body: restoreItemBody,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  moveEvent: call({
    method: 'PATCH',
    path: 'game/move-event/',
    summary: 'Puts a situation right before another of its library, or last; answers the ids in order.',
    who: MANAGERS,
    body: moveItemBody,
    answer: itemOrder,
    errors: ['NOT_FOUND'],
  }),
  importEvents: call({
    method: 'POST',
    path: 'game/import-events/',
    summary: 'Takes situations of one library in out of a file, all or none; answers item by item.',
    who: MANAGERS,
    file: { field: 'file', mostBytes: 16 * MIB },
    body: importEventsBody,
    answer: importEventsPayload,
    errors: ['IMAGE_MISSING'],
  }),
} as const;
