import { CALLS, type AnswerOf, type Calls } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { callCheck, callLogin, callUserData, callVerify } from './auth-calls.ts';
import { call, NOTHING } from './call.ts';
import { callContent, callRankings } from './landing-calls.ts';
import type { SuccessNotice } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

const PERSON: AnswerOf<Calls['userData']> = {
  id: 'u1',
  email: 'anna@szkola.test',
  first_name: 'Anna',
  last_name: 'Lis',
  type: 'STUDENT',
  group: 'g1',
  initials: 'AL',
  short_name: 'Anna L.',
  login: 'anna7',
  has_password: true,
};
const RANKS: AnswerOf<Calls['rankings']> = {
  groups: [{ name: 'LOG-1', players: ['Anna L.'], score: 5, place: 1, date: '2026-11-24', size: 1 }],
  players: [{ name: 'Anna L.', initials: 'AL', team: 'LOG-1', score: 5, place: 1, date: '2026-11-24' }],
};

/** Makes the server answer with this payload, after the call's own answer schema has parsed it. */
function served(name: 'login' | 'check' | 'verify' | 'userData' | 'rankings' | 'content', payload: unknown): void {
  fakeFetch({ body: { payload: CALLS[name].answer.parse(payload) } });
}

test('a path is filled in, a query and a hint stand behind it, what is not given is left out', async () => {
  const sent = fakeFetch({ body: { payload: null } }, { body: { payload: [] } });
  await call<Calls['deleteUser']>('DELETE user/delete/{id}', NOTHING, {
    params: { id: 'a/b' },
    query: { heir: 'c d' },
  });
  const asked = { query: { game: 'g', player: undefined }, hint: { game: 'g' } };
  await call<Calls['fittingSituations']>('GET game/get-fitting/', { parse: () => [] }, asked);
  expect(sent.map(({ url }) => url)).toEqual(['/api/user/delete/a%2Fb?heir=c+d', '/api/game/get-fitting/?game=g']);
});

test('what the notice of a success says is told the answer as it was read', async () => {
  fakeFetch({ body: { payload: [3], message: { type: 'other', text: 'Zapisano.' } } });
  const told = vi.fn<(answer: string[]) => SuccessNotice>(() => ({}));
  const reader = { parse: vi.fn<() => string[]>(() => ['a']) };
  await call<Calls['moveEvent'], string[]>('PATCH game/move-event/', reader, { body: { id: 'x' }, told });
  expect(told).toHaveBeenCalledWith(['a']);
  expect(reader.parse).toHaveBeenCalledOnce();
});

test('another address, field or answer than the record has does not compile', () => {
  const asked = { params: { id: 'g1' } };
  const never = (): void => {
    // @ts-expect-error -- there is no such path
    void call<Calls['deleteGroup']>('DELETE group/remove/{id}', NOTHING, asked);
    // @ts-expect-error -- the path has another name in it
    void call<Calls['deleteGroup']>('DELETE group/delete/{id}', NOTHING, { params: { group: 'g1' } });
    // @ts-expect-error -- the call takes no such field
    void call<Calls['logout']>('POST auth/logout/', NOTHING, { body: { everywhere: true } });
    // @ts-expect-error -- the answer has another type
    void call<Calls['deleteGroup'], string>('DELETE group/delete/{id}', { parse: String }, asked);
  };
  expect(never).toBeTypeOf('function');
});

test('answers that are read by hand are read as their schemas have them', async () => {
  served('login', { auth: { value: 'b1' }, remember: { value: 'r1' } });
  expect(await callLogin({ email: 'anna@szkola.test', password: 'x' })).toEqual({
    auth: 'b1',
    remember: 'r1',
    isShared: false,
  });
  served('login', { auth: { value: 'b1' } });
  expect(await callLogin({ email: 'anna@szkola.test', password: 'x' })).toEqual({
    auth: 'b1',
    remember: null,
    isShared: false,
  });
  served('check', { value: 'b2', remember: { value: 'r2', shared: true } });
  expect(await callCheck('r1')).toEqual({ auth: 'b2', remember: 'r2', isShared: true });
  const { group: _group, initials: _initials, short_name: _short, ...session } = PERSON;
  served('verify', { valid: true, user: PERSON });
  expect(await callVerify()).toEqual(session);
  served('userData', PERSON);
  expect(await callUserData()).toEqual(session);
  served('rankings', RANKS);
  expect(await callRankings()).toEqual(RANKS);
  served('content', [{ id: 'intro', value: '<p>Gra</p>', version: 2 }]);
  expect(await callContent()).toEqual({ intro: '<p>Gra</p>' });
});

test.each([{}, { auth: {} }, { auth: { value: '' } }, { auth: { value: 'b1' }, remember: {} }])(
  '[SGN-1] an answer without a token is no login: %j',
  async (payload) => {
    fakeFetch({ body: { payload } });
    await expect(callLogin({ email: 'anna@szkola.test', password: 'x' })).rejects.toThrow('no token');
  },
);
