import type { GameAction } from '@fracht/engine';
import { expect, test } from 'vitest';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { expectedOf } from '../src/field/expected.ts';
import type { Recording } from '../src/recording.ts';
import { stateAtDecision } from '../src/state-at-decision.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';

const CAR = 'ST-06';
const parkAt = (parking: string) => ({ action: 'SELECT_PARKING', car: CAR, parking }) as const;

/** Anna's delivery; loaded at 302 minutes, the limit of driving time comes at 615. `steps`: what else is done, each at its game minute. */
function played(...steps: readonly (readonly [number, GameAction])[]): Recording {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: CAR });
  for (const [minute, action] of steps) script.at(minute).does('anna', action);
  return script.finished();
}

test('[DFD-3] a driver who was stopped at the roadside goes on, and comes to his delivery', () => {
  const game = played([420, parkAt('HERE')]);
  const here = judgedDecisions(game, 'anna').find(({ decision }) => decision.kind === 'PARK');
  expect(here?.decision.chosen).toEqual(parkAt('HERE'));
  // A guarded parking on the way is 60 zł dearer than another one: nothing more is at stake.
  expect(here?.stake).toBeLessThan(20_000);
});

test('[DFD-2] one who may not go on before he has rested stands till then, and the game is not over before that', () => {
  const game = played([640, parkAt('HERE')]);
  const decision = judgedDecisions(game, 'anna').find(({ decision: { kind } }) => kind === 'PARK')?.decision;
  if (decision === undefined) throw new Error('No rest');
  const expected = expectedOf(stateAtDecision(game, decision), decision, [parkAt('HERE')]);
  const reasons = expected?.lines.map(({ reason }) => reason) ?? [];
  expect(expected?.isDelivered === true || reasons.includes('FULL_PENALTY')).toBe(true);
});
