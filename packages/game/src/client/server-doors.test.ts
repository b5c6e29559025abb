import { expect, test } from 'vitest';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { serverDoors } from './server-doors.ts';

test('[LIN-10] a page that was told that a game is over does not ask for a way into it again', async () => {
  const over = {
    status: 409,
    body: { payload: null, message: { type: 'danger', text: 'Koniec.', code: 'GAME_FINISHED' } },
  };
  const sent = fakeFetch(over, over, { status: 503, body: {} });
  const finished = { ok: false, reason: 'FINISHED' };
  expect([await serverDoors('g1').invite(), await serverDoors('g1').invite()]).toEqual([finished, finished]);
  expect(sent).toHaveLength(1);
  expect(await serverDoors('g2').invite()).toEqual(finished);
  expect(await serverDoors('g3').invite()).toEqual({ ok: false, reason: 'UNREACHABLE' });
});
