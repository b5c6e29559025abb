import { expect, test } from 'vitest';
import { serverMessage } from '@fracht/protocol';
import { answerIn, readMessage } from './server-message.ts';

const CHANGE = { player: 'u1', source: 'YOU', game: 'g1', seq: 3, serverTime: 1000, full: false, state: { now: 5 } };

test('[SOC-5] what the protocol lets through is read whole', () => {
  const said = serverMessage.parse({ re: 'a1', ok: true, ...CHANGE });
  expect(readMessage(said)).toMatchObject({ ...said });
});

test('[SOC-8] an answer is read with its code and words, or as accepted', () => {
  const refused = serverMessage.parse({ re: 'a1', ok: false, code: 'ORDER_TAKEN', message: 'Zajęte.' });
  const answer = { ok: false, code: 'ORDER_TAKEN', message: 'Zajęte.' };
  expect(answerIn(readMessage(refused))).toEqual({ id: 'a1', answer });
  const accepted = serverMessage.parse({ re: 'a2', ok: true, seq: 4 });
  expect(answerIn(readMessage(accepted))).toEqual({ id: 'a2', answer: { ok: true } });
  expect(answerIn(readMessage(serverMessage.parse(CHANGE)))).toBeNull();
});
