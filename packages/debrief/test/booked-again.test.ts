import type { GameAction } from '@fracht/engine';
import { expect, test } from 'vitest';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { Recording } from '../src/recording.ts';
import { whatIf } from '../src/what-if/what-if.ts';

const BOOK_ORDER = { action: 'BOOK_ORDER', order: ORDER } as const;
const GIVE_BACK = { action: 'CANCEL_ORDER', order: ORDER } as const;
const HIRE = { action: 'ADD_CAR', car: 'ST-P1' } as const;

function played(...steps: readonly (readonly [number, GameAction])[]): Recording {
  const script = new Script(handMadeSetup(), ['anna']);
  for (const [minute, action] of steps) script.at(minute).does('anna', action);
  return script.finished();
}

test('[WIF-1] [WIF-2] an order that was given back and taken again is taken again in the fork', () => {
  const game = played(
    [0, BOOK_ORDER],
    [10, GIVE_BACK],
    [20, BOOK_ORDER],
    [20, { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' }],
    [420, { action: 'SELECT_PARKING', car: 'ST-06', parking: 'city-0' }],
  );
  const [first, back] = decisionsOf(game, 'anna');
  for (const decision of [first, back]) {
    if (decision?.chosen == null) throw new Error('No decision');
    const same = whatIf(game, decision, { actions: [decision.chosen] });
    expect([same.differences, same.refused, same.gain.total]).toEqual([[], [], 0]);
  }
});

test('[DCN-3] a car is hired for an order that its player has then; else booking it is a decision of its own', () => {
  const hired = 'ST-1-01';
  const booking = { action: 'BOOK_CAR', order: ORDER, car: hired } as const;
  const told = (game: Recording) =>
    decisionsOf(game, 'anna')
      .filter(({ kind }) => kind === 'HIRE_CAR' || kind === 'BOOK_CAR')
      .map(({ kind, order, judged }) => [kind, order, judged]);
  expect(told(played([0, BOOK_ORDER], [1, HIRE], [2, booking]))).toEqual([
    ['HIRE_CAR', ORDER, 'YES'],
    ['BOOK_CAR', ORDER, 'PART'],
  ]);
  // What did not belong to the player yet could not be known then.
  expect(told(played([0, HIRE], [5, BOOK_ORDER], [6, booking]))).toEqual([
    ['HIRE_CAR', null, 'YES'],
    ['BOOK_CAR', ORDER, 'YES'],
  ]);
});
