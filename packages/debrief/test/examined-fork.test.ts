import { type EffectType, findCar, findOrder, type GameAction } from '@fracht/engine';
import { answer, ask, effect } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { classListOf } from '../src/class/class-list.ts';
import { type MetDecision, metDecisions, type OpenOption } from '../src/class/met.ts';
import { observationsOf } from '../src/competences/observations-of.ts';
import type { PlayerDecision } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { Recording } from '../src/recording.ts';
import { NO_WORTH, worthOf } from '../src/score-worth.ts';
import { forkField } from '../src/what-if/field-fork.ts';
import { whatIf } from '../src/what-if/what-if.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';

// What-if pages, class lists and competences that made false statements, as calculating from the log shows.

const parks = (parking: string): GameAction => ({ action: 'SELECT_PARKING', car: 'ST-06', parking });
const replies = (given: number, order = ORDER): GameAction => {
  return { action: 'RESOLVE_EMERGENCY', order, emergency: 'lampa', tree: 'situation', answer: given };
};

/** Anna's delivery, on which the answer 0 keeps the order going and the answer 1 has this effect. */
function endedBy(type: EffectType, given: number): Recording {
  const setup = handMadeSetup();
  const [lamp] = setup.library.emergencies;
  if (lamp === undefined) throw new Error('No situation');
  const situation = ask('Co robisz?', [answer(10, 'Jedziemy dalej', ''), answer(-5, 'Kończymy', '', [effect(type)])]);
  const library = { ...setup.library, emergencies: [{ ...lamp, situation }] };
  const script = new Script({ ...setup, library }, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(400)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' })
    .does('anna', replies(given));
  const isTurned = type === 'GO_BACK' && given === 1;
  return (isTurned ? script : script.at(420).does('anna', parks('city-0'))).finished();
}

function decisionIn(game: Recording, kind: PlayerDecision['kind']): PlayerDecision {
  const found = decisionsOf(game, 'anna').find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}`);
  return found;
}

test.each(['GO_BACK', 'NO_PAYMENT'] as const)(
  '[WIF-4] [CMP-1] cargo whose order ended with %s was not delivered, and not on time',
  (type) => {
    const game = endedBy(type, 1);
    // Its cargo was unloaded, at the sender or at the wrong hands, well within the window.
    expect(findOrder(game.end, ORDER)?.delivered).toBe(true);
    const { delivered } = whatIf(game, decisionIn(game, 'ANSWER_EMERGENCY'), { actions: [replies(0)] });
    expect(delivered.was).toEqual({ order: ORDER, at: null, isOnTime: false });
    expect(delivered.would?.at).toBeGreaterThan(0);
    expect(delivered.would?.isOnTime).toBe(true);
    const observed = observationsOf(game, judgedDecisions(game, 'anna', ['BOOK_ORDER', 'BOOK_CAR']));
    const windows = observed.filter(({ competence }) => competence === 'WINDOWS');
    expect(windows.map(({ moment }) => moment)).toEqual(['NOT_DELIVERED']);
  },
);

test.each([
  ['GO_BACK', 0],
  ['GO_BACK', 1],
  ['NO_PAYMENT', 0],
] as const)('[CLD-2] an answer with %s leaves its order undelivered, whether it was given or not', (type, given) => {
  const game = endedBy(type, given);
  const [met] = metDecisions(game, judgedDecisions(game, 'anna', ['ANSWER_EMERGENCY']));
  const told = [met?.chosen, ...(met?.others ?? [])].map((one) => [one?.option, one?.isUndelivered]);
  expect(told).toContainEqual([{ is: 'ANSWER', answer: 0 }, false]);
  expect(told).toContainEqual([{ is: 'ANSWER', answer: 1 }, true]);
});

/** Anna's driver is sent to city-0, called off at a minute of the game and sent there again. */
function calledOff(minute: number): Recording {
  return new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(310)
    .does('anna', parks('city-0'))
    .at(minute)
    .does('anna', parks('GO'))
    .at(minute + 3)
    .does('anna', parks('city-0'))
    .finished();
}

test.each([
  ['on his way', 312],
  ['asleep', 420],
])('[WIF-2] a driver who is sent to rest elsewhere, %s by then, rests there', (_where, minute) => {
  const game = calledOff(minute);
  const parking = decisionIn(game, 'PARK');
  const others = parking.alternatives.flatMap(({ actions: [one] }) => (one?.action === 'SELECT_PARKING' ? [one] : []));
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    const { state } = forkField(game, parking, { actions: [other] });
    const journal = state.players.find(({ id }) => id === 'anna')?.journal ?? [];
    const [rest] = journal.filter(({ what }) => what === 'SLEEPING' || what === 'SLEEPING_GUARDED');
    expect(rest?.parking).toBe(other.parking);
    const woken = journal.find(({ what, at }) => at > (rest?.at ?? Infinity) && what === 'DRIVING_WITH_SHIPMENT');
    expect((woken?.at ?? 0) - (rest?.at ?? 0)).toBeGreaterThanOrEqual(9 * 3600);
  }
});

test('[WIF-2] what called off a rest calls the same one off in the fork', () => {
  const game = calledOff(312);
  const sending = decisionIn(game, 'BOOK_CAR');
  const { state, refused } = forkField(game, sending, { actions: sending.chosen === null ? [] : [sending.chosen] });
  expect(refused).toEqual([]);
  expect(findCar(state, 'ST-06')).toEqual(findCar(game.end, 'ST-06'));
});

test('[WIF-3] a question is answered as it was for the same order, whatever its player answered for another one later', () => {
  const second = 'WAR/1126/2280';
  const game = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(400)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' })
    .at(405)
    .does('anna', replies(2))
    .at(420)
    .does('anna', parks('city-0'))
    .at(610)
    .does('anna', { action: 'BOOK_ORDER', order: second })
    .does('anna', { action: 'BOOK_CAR', order: second, car: 'ST-03' })
    .at(800)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' })
    .does('anna', replies(0, second))
    .finished();
  // At 400 minutes the driver of ST-05 is on the way to a parking, where no lamp breaks: it does when he drives on, after both answers.
  const { state, repairs } = forkField(game, decisionIn(game, 'BOOK_CAR'), {
    actions: [{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }],
  });
  expect(repairs.filter(({ isOwn }) => isOwn).map(({ action }) => action)).toEqual([replies(2)]);
  expect(findOrder(state, ORDER)?.emergencies[0]?.decisions[0]?.answer).toBe(2);
});

/** A rest of one of these drivers, with what else was open to him. */
function aRest(player: string, chosen: Partial<OpenOption>, ...others: readonly Partial<OpenOption>[]): MetDecision {
  const open = (one: Partial<OpenOption>): OpenOption => {
    const told = { gain: NO_WORTH, mark: null, isUndelivered: false, breaks: null, isGood: true };
    return { option: { is: 'GUARDED' }, ...told, ...one };
  };
  const subject = { is: 'REST', type: 'ADR' } as const;
  return { subject, player, decision: player, at: 0, round: 3, chosen: open(chosen), others: others.map(open) };
}

test('[CLD-5] the rest that was lawful for all and as good for each is the best, though another would have brought one of them a little more', () => {
  const more = worthOf({ money: 1251, points: 0 });
  const driven: Partial<OpenOption> = { option: { is: 'DRIVE_ON' }, breaks: 'DRIVING', isGood: false };
  const list = classListOf([
    aRest('anna', {}, { option: { is: 'UNGUARDED' }, gain: more }),
    aRest('jan', driven, { gain: worthOf({ money: 92_964, points: 0 }) }),
  ]);
  const [point] = list.unlawful;
  expect(point?.players).toEqual(['anna', 'jan']);
  const told = point?.options.map(({ option, expected }) => [option.is, expected?.total ?? null]);
  // Nobody chose the unguarded one, and what broke the limit has no amount.
  expect(told).toEqual([
    ['GUARDED', 0],
    ['UNGUARDED', null],
    ['DRIVE_ON', null],
  ]);
});
