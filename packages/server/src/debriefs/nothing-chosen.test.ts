import type { GameAction } from '@fracht/engine';
import { expect, test } from 'vitest';
import { handMadeGame, ORDER } from '@fracht/testing/debrief/hand-made.ts';
import { answerOf } from './answer-task.ts';
import { KnownGame } from './known-game.ts';

const { setup, log } = handMadeGame({ answer: 2 });
const game = new KnownGame({ setup, log });

/** What is answered if these actions are tried in place of the first decision of that kind. */
async function triedAt(kind: string, actions: readonly GameAction[]) {
  const decision = game.decisionsOf('anna').find((one) => one.kind === kind)?.id ?? '';
  return answerOf(game, { kind: 'WHAT_IF', player: 'anna', decision, actions }, async () => Promise.resolve());
}

test('[DBF-5] to choose nothing where something is to be chosen is refused: no answer, no call alone, and no order without its car', async () => {
  const question = { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'lampa', tree: 'situation' } as const;
  const unanswered = { is: 'REFUSED', code: 'ANSWER_MISSING' };
  expect(await triedAt('ANSWER_EMERGENCY', [])).toEqual(unanswered);
  expect(await triedAt('ANSWER_EMERGENCY', [{ ...question, call: 'boss' }])).toEqual(unanswered);
  expect(await triedAt('BOOK_CAR', [])).toEqual({ is: 'REFUSED', code: 'CAR_UNKNOWN' });
  expect(await triedAt('BOOK_ORDER', [])).toMatchObject({ is: 'RESULT' });
  expect(await triedAt('ANSWER_EMERGENCY', [{ ...question, answer: 0 }])).toMatchObject({
    is: 'RESULT',
    result: { grade: 'BEST' },
  });
});
