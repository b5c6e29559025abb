import { type GameAction, findCar, parkingsAhead } from '@fracht/engine';
import { expect, test } from 'vitest';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import type { DecisionKind } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { isRestChoice } from '../src/decisions/rest-choice.ts';
import { takenBack } from '../src/decisions/taken-back.ts';
import type { Recording } from '../src/recording.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';

const BOOK_ORDER = { action: 'BOOK_ORDER', order: ORDER } as const;
const BOOK_CAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' } as const;
const TAKE_OFF = { action: 'CANCEL_CAR_BOOKING', car: 'ST-06' } as const;
const GIVE_BACK = { action: 'CANCEL_ORDER', order: ORDER } as const;
const parkAt = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-06', parking }) as const;

/** Anna's actions, each with its game minute. */
function played(...steps: readonly (readonly [number, GameAction])[]): Recording {
  const script = new Script(handMadeSetup(), ['anna']);
  for (const [minute, action] of steps) script.at(minute).does('anna', action);
  return script.finished();
}

const judgedAs = (game: Recording, kind: DecisionKind) =>
  decisionsOf(game, 'anna').flatMap((one) => (one.kind === kind ? [one.judged] : []));

test('[DCN-6] an order given back while that is free is no mistake, and giving it back no strength', () => {
  const game = played([0, BOOK_ORDER], [10, GIVE_BACK]);
  expect(judgedAs(game, 'BOOK_ORDER')).toEqual(['UNDONE']);
  expect(judgedDecisions(game, 'anna').map(({ decision, lead }) => [decision.kind, lead.total])).toEqual([
    ['GIVE_ORDER_BACK', 0],
  ]);
});

test('[DCN-6] given back too late it cost points, and is judged', () => {
  const game = played([0, BOOK_ORDER], [60, GIVE_BACK]);
  expect(judgedAs(game, 'BOOK_ORDER')).toEqual(['YES']);
});

test('[DCN-6] a car taken off before it set out cost nothing, and is not judged', () => {
  expect(judgedAs(played([0, BOOK_ORDER], [0, BOOK_CAR], [1, TAKE_OFF]), 'BOOK_CAR')).toEqual(['UNDONE']);
});

test('[DCN-6] [LSS-7] one that was on its way cost that way to the next city, and no more', () => {
  const car = (...more: readonly (readonly [number, GameAction])[]) =>
    judgedDecisions(played([0, BOOK_ORDER], [0, BOOK_CAR], ...more), 'anna').find(({ decision }) => {
      return decision.kind === 'BOOK_CAR';
    });
  const [taken, kept] = [car([60, TAKE_OFF]), car()];
  // 52.5 km with the order and 212.5 km without it, the first at 4.30 zł, the others at 85 % of that.
  const spent = 22_575 + 77_669;
  expect(taken?.loss).toEqual({ money: spent, points: 0, total: spent });
  expect(kept?.loss.total).toBeGreaterThan(spent);
  for (const { gain, changes, time } of taken?.valued ?? [])
    expect(changes.reduce((sum, { worth }) => sum + worth.total, time)).toBe(gain.total);
});

test('[DCN-6] taking a car off its order has no lead: its player is where he was before', () => {
  const game = played([0, BOOK_ORDER], [0, BOOK_CAR], [60, TAKE_OFF]);
  const off = judgedDecisions(game, 'anna').find(({ decision }) => decision.kind === 'TAKE_CAR_OFF');
  expect(off?.lead.total).toBe(0);
});

test('[DCN-6] a parking past the limit that was changed for one before it breaks nothing', () => {
  // Loaded at 302 minutes, the limit of driving time comes at 615; Łódź lies before it, the parking 207 km behind it does not.
  const game = played([0, BOOK_ORDER], [0, BOOK_CAR], [420, parkAt('0-3@207')], [421, parkAt('city-0')]);
  expect(judgedAs(game, 'PARK')).toEqual(['UNDONE', 'YES']);
  const kept = played([0, BOOK_ORDER], [0, BOOK_CAR], [420, parkAt('0-3@207')]);
  expect(judgedAs(kept, 'PARK')).toEqual(['YES']);
  expect(judgedDecisions(kept, 'anna').find(({ decision }) => decision.kind === 'PARK')?.breaks).toBe('DRIVING');
});

test('[DCN-6] changed after the limit, it is judged: the rule was broken by then', () => {
  const game = played([0, BOOK_ORDER], [0, BOOK_CAR], [420, parkAt('0-3@207')], [640, parkAt('city-3')]);
  expect(judgedAs(game, 'PARK')[0]).toBe('YES');
});

test('[DCN-6] to stop at the roadside and to go on choose no rest: what is chosen next on that way answers for the night', () => {
  const game = played(
    [0, BOOK_ORDER],
    [0, BOOK_CAR],
    [420, parkAt('HERE')],
    [422, parkAt('GO')],
    [425, parkAt('city-0')],
  );
  expect(judgedAs(game, 'PARK')).toEqual(['UNDONE', 'UNDONE', 'YES']);
  expect(judgedAs(played([0, BOOK_ORDER], [0, BOOK_CAR], [420, parkAt('HERE')]), 'PARK')).toEqual(['YES']);
});

test('[DCN-6] [LSS-7] a rest that its player ended early has cost what was paid for it, and not the hours that it would have taken', () => {
  // He is woken there at 600 minutes, after 80 zł have been paid.
  const game = played([0, BOOK_ORDER], [0, BOOK_CAR], [420, parkAt('city-0')], [600, parkAt('GO')]);
  const rest = judgedDecisions(game, 'anna').find(({ decision: { kind, chosen } }) => {
    return kind === 'PARK' && chosen?.action === 'SELECT_PARKING' && chosen.parking === 'city-0';
  });
  expect(rest?.decision.judged).toBe('YES');
  expect(rest?.valued.every(({ gain }) => gain.total <= 8_000)).toBe(true);
  // A choice that cost less is not judged, like any that is taken back in time.
  const cheap = played([0, BOOK_ORDER], [0, BOOK_CAR], [420, parkAt('0-2@88')], [590, parkAt('GO')]);
  expect(judgedAs(cheap, 'PARK')[0]).toBe('UNDONE');
});

test('[LSS-7] [LSS-8] the way of a car that was taken off before its order was given back is charged once: the booking and the car have together cost what the ledger says', () => {
  const order = 'POZ/1126/2760';
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order })
    .does('anna', { action: 'BOOK_CAR', order, car: 'ST-01' })
    .at(120)
    .does('anna', { action: 'CANCEL_CAR_BOOKING', car: 'ST-01' })
    .at(125)
    .does('anna', { action: 'CANCEL_ORDER', order });
  const game = script.finished();
  const lossOf = (kind: DecisionKind) =>
    judgedDecisions(game, 'anna').find(({ decision }) => decision.kind === kind)?.loss.total;
  // 122.5 km with the order and 60.5 km to the next city without it, at 85 %; five points for giving it back.
  const [withOrder, without, points] = [52_675, 22_113, 5_000];
  expect([lossOf('BOOK_ORDER'), lossOf('BOOK_CAR')]).toEqual([withOrder + points, without]);
});

test('[LSS-7] what a situation took until then is charged to its answer alone', () => {
  const game = played([0, BOOK_ORDER], [60, GIVE_BACK]);
  const effect = {
    id: 99,
    at: 0,
    player: 'anna',
    order: ORDER,
    car: null,
    reason: 'EFFECT',
    money: -90_000,
    points: 0,
  } as const;
  const after = game.after.map((state) => ({
    ...state,
    players: state.players.map((player) =>
      player.id === 'anna' ? { ...player, ledger: [...player.ledger, effect] } : player,
    ),
  }));
  const [booking] = decisionsOf(game, 'anna');
  if (booking === undefined) throw new Error('No order was booked');
  expect(takenBack({ ...game, after }, booking)?.spent.map(({ reason }) => reason)).toEqual(['LATE_CANCEL']);
});

test('[DCN-6] [SLP-8] a parking that was chosen while the car loaded is taken back like one that it drives to', () => {
  const [order, car] = ['WRO/1126/0280', 'ST-02'];
  const script = new Script({ ...handMadeSetup(), rulesVersion: 12 }, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order })
    .does('anna', { action: 'BOOK_CAR', order, car });
  for (let minute = 1; findCar(script.state, car)?.state.action !== 'LOADING'; minute += 1) script.at(minute);
  const loading = findCar(script.state, car);
  const ahead = loading === null ? [] : parkingsAhead(script.state, loading, script.state.now);
  for (const { parking } of ahead.slice(0, 2))
    script.does('anna', { action: 'SELECT_PARKING', car, parking: parking.id });
  const game = script.finished();
  const parked = decisionsOf(game, 'anna').filter(({ kind }) => kind === 'PARK');
  expect(parked.map((one) => takenBack(game, one) !== null)).toEqual([true, false]);
  expect(parked.map((one) => isRestChoice(game, one))).toEqual([false, true]);
});
