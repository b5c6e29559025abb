import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { expect, test } from 'vitest';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { Recording } from '../src/recording.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';

const select = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-06', parking }) as const;

/** Anna has sent the far car, whose driver is warned this many minutes before his limit, at 615. */
function anna(warned = 45): Script {
  const setup = handMadeSetup();
  return new Script({ ...setup, settings: { ...setup.settings, warning_minutes: warned } }, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' });
}

const goneOn = (game: Recording): readonly number[] =>
  decisionsOf(game, 'anna').flatMap(({ kind, at }) => (kind === 'DRIVE_ON' ? [at / 60] : []));

test('[DCN-1] driving on is decided at the warning, or when a choice was taken back, while a parking within the limit is ahead', () => {
  // Poznań, the last one within the limit, is passed at 529.3; warned at 495.
  expect(goneOn(anna(120).finished())).toEqual([495]);
  const dropped = anna(120).at(500).does('anna', select('city-0')).at(510).does('anna', select('GO'));
  expect(goneOn(dropped.finished())).toEqual([510]);
  const stood = anna(120).at(500).does('anna', select('HERE')).at(505).does('anna', select('GO'));
  expect(goneOn(stood.finished())).toEqual([505]);
});

test('[DCN-7] who chose the nearest parking past the limit let the last one within it pass before: that is blamed, the choice is not', () => {
  const late = anna().at(575).does('anna', select('0-3@103')).finished();
  const [goingOn] = judgedDecisions(late, 'anna').filter(({ decision }) => decision.kind === 'DRIVE_ON');
  expect(goingOn?.breaks).toBe('DRIVING');
  expect(goingOn?.valued[0]?.alternative.actions).toEqual([select('city-0')]);
  const parked = judgedDecisions(late, 'anna').find(({ decision }) => decision.kind === 'PARK');
  expect([parked?.isForced, parked?.breaks]).toEqual([true, null]);
});

/** Which limit is exceeded by sending a car for an order, if this many minutes may be driven between rests. */
function sentWith(limit: number, rulesVersion: number, order: string, car: string) {
  const setup = { ...handMadeSetup(), rulesVersion };
  const settings = { ...setup.settings, car_worktime: limit, rest_minutes: 60 };
  const game = new Script({ ...setup, settings }, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order })
    .does('anna', { action: 'BOOK_CAR', order, car })
    .finished();
  return judgedDecisions(game, 'anna').find(({ decision }) => decision.kind === 'BOOK_CAR')?.breaks;
}

test('[DFD-9] a car whose driver could rest only where he loads passes his limit, unless that can be chosen while he loads', () => {
  // The far car drives 227.15 minutes to the loading in Szczecin, which has a guarded parking. With this limit the next one lies past it.
  expect(sentWith(230, 5, ORDER, 'ST-06')).toBe('DRIVING');
  expect(sentWith(400, 5, ORDER, 'ST-06')).toBeNull();
  // By these rules another car drives 231.43 minutes to another loading, and the next parking lies past 234 as well.
  expect(sentWith(234, 11, 'WRO/1126/0280', 'ST-02')).toBe('DRIVING');
  expect(sentWith(234, 12, 'WRO/1126/0280', 'ST-02')).toBeNull();
});
