import { expect, test } from 'vitest';
import { expectedOf } from '../src/field/expected.ts';
import { stateAtDecision } from '../src/state-at-decision.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import { annaParksAt, annasDelivery } from './annas-delivery.ts';

test('[DFD-3] a driver who was stopped at the roadside goes on, and comes to his delivery', () => {
  const game = annasDelivery([420, annaParksAt('HERE')]);
  const here = judgedDecisions(game, 'anna').find(({ decision }) => decision.kind === 'PARK');
  expect(here?.decision.chosen).toEqual(annaParksAt('HERE'));
  // A guarded parking on the way costs 60 zł more than another one: nothing else is at stake.
  expect(here?.stake).toBeLessThan(20_000);
});

test('[DFD-2] one who may not go on before he has rested stands till then, and the game is not over before that', () => {
  const game = annasDelivery([640, annaParksAt('HERE')]);
  const decision = judgedDecisions(game, 'anna').find(({ decision: { kind } }) => kind === 'PARK')?.decision;
  if (decision === undefined) throw new Error('No rest');
  const expected = expectedOf(stateAtDecision(game, decision), decision, [annaParksAt('HERE')]);
  const reasons = expected?.lines.map(({ reason }) => reason) ?? [];
  expect(expected?.isDelivered === true || reasons.includes('FULL_PENALTY')).toBe(true);
});
