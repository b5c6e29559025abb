import { findPlayer, type GameAction } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { forkField } from '../src/what-if/field-fork.ts';
import { whatIf } from '../src/what-if/what-if.ts';
import type { Recording } from '../src/recording.ts';

/** Its car stands where it is loaded, and sets out with the cargo at 90 minutes. */
const NEAR = { order: 'POZ/1126/2670', car: 'ST-06' } as const;
/** Its car has 835 km to go for it: its driver is past his limit at 600 minutes, before anything is aboard. */
const FAR = { order: 'DRE/1126/5150', car: 'ST-04' } as const;
const LATER = 'WAR/1126/0280';

/** Nothing comes by chance, and a driver who exceeds his limit is stopped at every check, unless no car of his player has ever set out with cargo. */
const SETUP = aSetup('d', {
  library: { emergencies: [], accidents: [], changes: [] },
  settings: {
    ST_cars_per_player: 6,
    orders_at_start_share: 100,
    critical_per_round: 0,
    random_per_round: 0,
    change_per_round: 0,
    theft_unguarded_home: 0,
    theft_unguarded_abroad: 0,
    check_chance_home: 100,
    check_chance_abroad: 100,
    crash_chance: 0,
  },
});

function begun(): Script {
  const script = new Script(SETUP, ['anna']);
  const booked: readonly GameAction[] = [NEAR, FAR].flatMap(({ order, car }) => [
    { action: 'BOOK_ORDER', order },
    { action: 'BOOK_CAR', order, car },
  ]);
  for (const action of booked) script.does('anna', action);
  return script;
}

/** What a player did at a decision, in a fork. */
function sameAgain(game: Recording, kind: string, order: string) {
  const decision = decisionsOf(game, 'anna').find((one) => one.kind === kind && one.order === order);
  if (decision?.chosen == null) throw new Error(`No ${kind} of ${order}`);
  const same = { actions: [decision.chosen] };
  return { ...whatIf(game, decision, same), fork: forkField(game, decision, same).state };
}

const checksOf = (game: Recording['end']): unknown => findPlayer(game, 'anna')?.draws[`CHECK ${FAR.car}`];

test('[WIF-1] [SIT-23] that a car of another order has set out is known in a fork: its driver is checked as in the record', () => {
  const game = begun().finished();
  const fined = findPlayer(game.end, 'anna')?.ledger.filter(({ reason }) => reason === 'FINE') ?? [];
  expect(fined[0]).toMatchObject({ order: FAR.order, at: 600 * 60 });
  for (const kind of ['BOOK_ORDER', 'BOOK_CAR']) expect(sameAgain(game, kind, FAR.order).differences).toEqual([]);
});

test('[WIF-1] [WLD-9] how often a car was checked before it came to the field is known in a fork: the next check is the same draw', () => {
  const script = begun().does('anna', { action: 'BOOK_ORDER', order: LATER }).at(1_315);
  const before = checksOf(script.state);
  const game = script.does('anna', { action: 'BOOK_CAR', order: LATER, car: FAR.car }).finished();
  // Its driver was checked on the way with the other order, and is again with this one.
  expect(before).toBe(9);
  expect(checksOf(game.end)).toBeGreaterThan(9);
  const { differences, fork } = sameAgain(game, 'BOOK_ORDER', LATER);
  expect(differences).toEqual([]);
  expect(checksOf(fork)).toBe(checksOf(game.end));
});
