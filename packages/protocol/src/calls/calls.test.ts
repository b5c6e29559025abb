import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FaultCode, FAULTS } from '../errors.ts';
import { idParams } from '../fields/fields.ts';
import { callRecord, type CallRecord, EVERYBODY } from './call.ts';
import { commonFaults } from './common-faults.ts';
import { CALLS } from './index.ts';

const RECORDS: readonly (readonly [string, CallRecord])[] = Object.entries(CALLS);
const ROW = { method: 'GET', who: EVERYBODY, answer: z.null() } as const;

test('[ENV-1] no method and path stand in two records', () => {
  const names = RECORDS.map(([, { method, path }]) => `${method} ${path.replace(/\/$/u, '')}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a call that reads takes no body, and a file is a field of the body', () => {
  for (const [name, { method, body, file }] of RECORDS) {
    const hasField = file === undefined || Object.keys(body?.shape ?? {}).includes(file.field);
    expect({ name, hasBody: body !== undefined, hasField }).toEqual({
      name,
      hasBody: method !== 'GET' && method !== 'DELETE',
      hasField: true,
    });
  }
});

test('a record names no fault that follows from the rest of it', () => {
  for (const [name, record] of RECORDS) {
    const common = commonFaults(record);
    const errors = record.errors ?? [];
    const isOpen = record.who.includes('GUEST');
    expect({ name, twice: errors.filter((code) => !isOpen && common.includes(code)) }).toEqual({ name, twice: [] });
  }
});

/** Calls by POST and PUT that create nothing that could exist twice, however often they are sent. */
const MAKES_NOTHING = [
  ['login', 'check', 'logout', 'recoverPassword', 'resetPassword', 'undoAudit', 'seenAudit', 'restoreBin'],
  ['makeBackup', 'downloadBackup', 'restoreValue', 'restoreEvent', 'uploadEventImage', 'saveDraft'],
  ['publishDraft', 'loginCodes', 'keepUsers', 'exportUser', 'eraseMe', 'savePractice', 'saveSentence'],
  ['agreeSentence', 'setTasks', 'playTask', 'whatIf', 'setPace', 'remindHomework', 'remindSurvey', 'initSurvey'],
  ['distances', 'returnCost', 'emergencyPaths', 'randomCity', 'connect', 'leave', 'action', 'alive'],
  ['strikeObservation', 'restoreObservation', 'addGroupLecturer', 'beginSecondFactor', 'confirmSecondFactor'],
  ['handOverGroup', 'leaveGroup', 'removeGroupLecturer', 'renewRecoveryCodes', 'resetSecondFactor'],
  ['switchSecondFactorOff', 'eraseBin'],
].flat();

test('[FLD-11] every call by POST or PUT takes a key, or makes nothing of which there could be two', () => {
  const posts = RECORDS.filter(([, { method }]) => method === 'POST' || method === 'PUT');
  const without = posts.filter(([, { makes }]) => makes !== true).map(([name]) => name);
  expect(without.toSorted()).toEqual(MAKES_NOTHING.toSorted());
});

/** Faults for files of the web app, which are not calls: ranges and versions that do not exist. */
const OF_FILES: readonly FaultCode[] = ['PRECONDITION_FAILED', 'RANGE_WRONG'];

test('every fault that a request can have is some call’s, or a file’s', () => {
  const ofCalls = RECORDS.flatMap(([, record]) => [...commonFaults(record), ...(record.errors ?? [])]);
  const named = new Set([...ofCalls, ...OF_FILES]);
  const others = Object.keys(FAULTS).filter((code) => ![...named].some((one) => one === code));
  expect(others).toEqual([]);
});

test('what does not go together in a record does not compile', () => {
  // @ts-expect-error -- the path has a name and there are no params
  callRecord({ ...ROW, path: 'user/delete/{id}' });
  // @ts-expect-error -- the path has another name than the params
  callRecord({ ...ROW, path: 'user/delete/{name}', params: idParams });
  const game = { ...ROW, path: 'game/get/', query: idParams } as const;
  // @ts-expect-error -- the object's field is not in the query
  callRecord({ ...game, object: { in: 'query', field: 'game', right: 'OPEN_GAME' } });
  const byOther = { in: 'query', field: 'id', right: 'SEE_PLAYER', whose: { in: 'query', field: 'who' } } as const;
  // @ts-expect-error -- the field that names the player is not in the query
  callRecord({ ...game, object: byOther });
  // @ts-expect-error -- there is no such part of a request
  callRecord({ ...ROW, path: 'game/get/', querry: idParams });
  expect(callRecord({ ...ROW, path: 'user/delete/{id}', params: idParams }).params).toBe(idParams);
});
