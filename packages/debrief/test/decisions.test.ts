import { checkAction, findCar, parkingsAhead } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { DAY, aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { absencesOf, wasAway } from '../src/decisions/away.ts';
import { DECISION_KINDS, type PlayerDecision } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { type Recording, stateBetween } from '../src/recording.ts';

const lesson = aLessonOf('decyzje', 6);
const STUDENTS = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'];
const all = STUDENTS.flatMap((id) => decisionsOf(lesson, id));

const ofKind = (decisions: readonly PlayerDecision[], kind: PlayerDecision['kind']): PlayerDecision => {
  const found = decisions.find((decision) => decision.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}`);
  return found;
};
const actionsOf = ({ alternatives }: PlayerDecision) => alternatives.map(({ actions }) => actions);

/** A minute before the far car comes to Poznań, the last parking before its driver's limit. */
const LAST_CHANCE = 31_698;

/** Anna has booked the order and the far car at the first minute. */
function anna(): Script {
  return new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' });
}

describe('in a lesson of bots', () => {
  test('[DCN-1] every action of play is a decision, in order, with its moment, order and car', () => {
    const played = lesson.log.filter(
      ({ type, player, action }) =>
        type === 'STUDENT' && player !== null && action.action !== 'USER_JOIN' && action.action !== 'USER_START',
    );
    const acted = all.filter(({ chosen }) => chosen !== null);
    expect(acted).toHaveLength(played.length);
    expect(acted.length / STUDENTS.length).toBeGreaterThan(25);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const id of STUDENTS) {
      const moments = decisionsOf(lesson, id).map(({ at }) => at);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
    }
    expect(
      all.filter(({ kind }) => kind === 'BOOK_CAR').every(({ order, car }) => order !== null && car !== null),
    ).toBe(true);
    expect(all.every(({ kind }) => DECISION_KINDS.includes(kind))).toBe(true);
  });

  test('[DCN-2] each alternative is something else, and its first action was legal then; there are a handful', () => {
    for (const { alternatives, chosen, index, at, player, id } of all) {
      expect(alternatives.length, id).toBeLessThanOrEqual(6);
      const state = stateBetween(lesson, index, at);
      for (const { actions } of alternatives) {
        const [first] = actions;
        if (first === undefined) continue;
        expect(checkAction(state, first, { player, type: 'STUDENT', day: DAY })).toBeNull();
        expect(first).not.toEqual(chosen);
      }
    }
    expect(all.flatMap(({ alternatives }) => alternatives).length).toBeGreaterThan(all.length);
  });

  test('[DCN-2] of a question all other answers are alternatives', () => {
    const answers = all.filter(
      ({ kind, chosen }) => kind === 'ANSWER_EMERGENCY' && chosen !== null && 'answer' in chosen,
    );
    expect(answers.length).toBeGreaterThan(20);
    for (const { alternatives, question, chosen } of answers) {
      const given = alternatives.map(({ actions: [action] }) =>
        action !== undefined && 'answer' in action ? action.answer : null,
      );
      const own = chosen !== null && 'answer' in chosen ? chosen.answer : null;
      const places = Array.from({ length: given.length + 1 }, (_, index) => index);
      expect(new Set([...given, own])).toEqual(new Set(places));
      expect(question?.key).toContain(question?.situation);
    }
  });

  test('[DCN-3] what leaves no alternative is forced; a hired car is judged with its hiring', () => {
    for (const { judged, alternatives } of all)
      expect(judged === 'FORCED').toBe(judged !== 'PART' && alternatives.length === 0);
    const hired = all.filter(({ kind }) => kind === 'HIRE_CAR').map(({ car }) => car);
    expect(hired.length).toBeGreaterThan(2);
    const parts = all.filter(({ judged }) => judged === 'PART');
    expect(parts.every(({ kind, car }) => kind === 'BOOK_CAR' && hired.includes(car))).toBe(true);
    expect(parts.length).toBeGreaterThan(0);
  });
});

describe('by hand', () => {
  test('[DCN-1] who is sent to a parking at the very second of the limit has driven past it', () => {
    const overdue = anna()
      .finished()
      .happenings.find(({ what }) => what === 'WORK_OVERDUE');
    const script = anna().at((overdue?.at ?? 0) / 60);
    const car = findCar(script.state, 'ST-06');
    const [parking] = car === null ? [] : parkingsAhead(script.state, car, script.state.now);
    if (parking === undefined) throw new Error('No parking ahead');
    script.does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: parking.parking.id });
    const kinds = decisionsOf(script.finished(), 'anna').map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'DRIVE_ON' || kind === 'PARK')).toEqual(['DRIVE_ON', 'PARK']);
  });

  test('[DCN-2] instead of an order: none, or those that the same company car would serve best', () => {
    const booking = ofKind(decisionsOf(anna().finished(), 'anna'), 'BOOK_ORDER');
    expect(actionsOf(booking)).toEqual([[], [{ action: 'BOOK_ORDER', order: 'SZC/1126/1080' }]]);
  });

  test('[DCN-2] instead of a car: the three best others by plan, hired ones among them, or to give the order back', () => {
    const sending = ofKind(decisionsOf(anna().finished(), 'anna'), 'BOOK_CAR');
    expect(actionsOf(sending)).toEqual([
      [{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }],
      [
        { action: 'ADD_CAR', car: 'ST-P1' },
        { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' },
      ],
      [{ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' }],
      [{ action: 'CANCEL_ORDER', order: ORDER }],
    ]);
  });

  test('[DCN-2] instead of hiring: another car for the order of the hired one', () => {
    const game = new Script(handMadeSetup(), ['anna'])
      .does('anna', { action: 'BOOK_ORDER', order: ORDER })
      .does('anna', { action: 'ADD_CAR', car: 'ST-P1' })
      .at(2)
      .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' })
      .finished();
    const hiring = ofKind(decisionsOf(game, 'anna'), 'HIRE_CAR');
    expect(hiring).toMatchObject({ order: ORDER, car: 'ST-1-01', judged: 'YES' });
    expect(actionsOf(hiring)[0]).toEqual([{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }]);
  });

  test('[DCN-2] instead of a parking: going on as before, and the best of the parkings ahead', () => {
    const game = anna().at(310).does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: '0-2@88' }).finished();
    expect(actionsOf(ofKind(decisionsOf(game, 'anna'), 'PARK'))).toEqual([
      [],
      [{ action: 'SELECT_PARKING', car: 'ST-06', parking: 'city-0' }],
      [{ action: 'SELECT_PARKING', car: 'ST-06', parking: '0-2@177' }],
    ]);
  });

  test('[DCN-2] another order is missed only where no second car would have been in time for it', () => {
    /** The alternatives to each order that Anna could take first, with this number of cars. */
    const instead = (cars: number): readonly string[] => {
      const setup = handMadeSetup();
      const settings = { ...setup.settings, ST_cars_per_player: cars, max_open_orders: 10 };
      const start = new Script({ ...setup, settings }, ['anna']).state;
      const orders = start.orders.filter(({ release }) => release === 0);
      expect(orders.length).toBeGreaterThan(3);
      return orders.flatMap(({ id: order }) => {
        const game = new Script({ ...setup, settings }, ['anna']).does('anna', { action: 'BOOK_ORDER', order });
        const [booking] = decisionsOf(game.finished(), 'anna');
        return (booking?.alternatives ?? []).flatMap(({ actions: [action] }) =>
          action?.action === 'BOOK_ORDER' ? [action.order] : [],
        );
      });
    };
    expect(instead(1)).not.toEqual([]);
    // So many that there is always another car equivalent to the best one for an order.
    expect(instead(40)).toEqual([]);
  });

  test('[DCN-1] giving back, taking a car off and sending it home are decisions: the alternative is not to', () => {
    const game = anna()
      .at(5)
      .does('anna', { action: 'CANCEL_CAR_BOOKING', car: 'ST-06' })
      .does('anna', { action: 'CANCEL_ORDER', order: ORDER })
      .finished();
    const decisions = decisionsOf(game, 'anna');
    expect(actionsOf(ofKind(decisions, 'TAKE_CAR_OFF'))).toEqual([[]]);
    expect(actionsOf(ofKind(decisions, 'GIVE_ORDER_BACK'))).toEqual([[]]);
  });

  test('[DCN-3] sending a car home is not judged: what it is for lies beyond its field', () => {
    const game = anna()
      .at(420)
      .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: 'city-0' })
      .at(1600)
      .does('anna', { action: 'CONFIRM_RETURN', car: 'ST-06' })
      .finished();
    expect(ofKind(decisionsOf(game, 'anna'), 'SEND_CAR_HOME')).toMatchObject({ car: 'ST-06', judged: 'BEYOND' });
  });

  test('[DCN-7] who drives on past the limit has decided it before the last parking within it, where none is left at the warning', () => {
    const goingOn = ofKind(decisionsOf(anna().finished(), 'anna'), 'DRIVE_ON');
    // Loaded at 302.15 min with 227.15 min of driving behind him: the limit of 540 comes at 615, its warning 45 minutes before. Poznań, 265 km (227.15 min) from
    // Szczecin, is the last parking before the limit: he is there at 529.3, a minute after this.
    expect(goingOn).toMatchObject({ order: ORDER, car: 'ST-06', chosen: null, judged: 'YES', at: LAST_CHANCE });
    expect(actionsOf(goingOn)).toEqual([[{ action: 'SELECT_PARKING', car: 'ST-06', parking: 'city-0' }]]);
  });

  test('[DCN-1] who was sent to a parking did not drive on', () => {
    const parked = anna()
      .at(310)
      .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: 'city-0' })
      .finished();
    expect(decisionsOf(parked, 'anna').some(({ kind }) => kind === 'DRIVE_ON')).toBe(false);
  });

  test('[DCN-1] a parking that was taken back, or a halt at the roadside, is no rest: he drove on from the moment that he was sent on', () => {
    const select = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-06', parking }) as const;
    const goneOn = (script: Script) =>
      decisionsOf(script.finished(), 'anna').flatMap(({ kind, at }) => (kind === 'DRIVE_ON' ? [at / 60] : []));
    // Warned at 570, over the limit at 615; the last parking before it is passed at 529.3.
    const dropped = anna().at(575).does('anna', select('0-3@103')).at(580).does('anna', select('GO'));
    expect(goneOn(dropped)).toEqual([LAST_CHANCE / 60]);
    const chosenBefore = anna().at(520).does('anna', select('city-0')).at(525).does('anna', select('GO'));
    expect(goneOn(chosenBefore)).toEqual([LAST_CHANCE / 60]);
    const stood = anna().at(575).does('anna', select('HERE')).at(590).does('anna', select('GO'));
    expect(goneOn(stood)).toEqual([LAST_CHANCE / 60]);
    const again = anna().at(575).does('anna', select('HERE')).at(590).does('anna', select('0-3@103'));
    expect(goneOn(again)).toEqual([LAST_CHANCE / 60]);
  });

  test('[DCN-1] [DCN-2] a call is a decision, and the alternative is none', () => {
    const call = {
      action: 'RESOLVE_EMERGENCY',
      order: ORDER,
      emergency: 'lampa',
      tree: 'situation',
      call: 'boss',
    } as const;
    const game = anna()
      .at(400)
      .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' })
      .does('anna', call)
      .finished();
    expect(actionsOf(ofKind(decisionsOf(game, 'anna'), 'CALL'))).toEqual([[]]);
  });
});

describe('who was away', () => {
  /** A situation comes at minute 400; Anna leaves, comes back, and answers `later` minutes after it came. */
  function answeredAfter(later: number): Recording {
    const script = anna().at(400).does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' });
    script.at(405).host({ action: 'LEAVE', player: 'anna' });
    script.at(400 + later);
    script.host({
      action: 'CONNECT',
      user: { id: 'anna', first_name: 'Ola', last_name: 'Mazur', num_games: 0 },
      type: 'STUDENT',
    });
    return script
      .does('anna', { action: 'USER_JOIN' })
      .does('anna', { action: 'USER_START' })
      .does('anna', { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'lampa', tree: 'situation', answer: 1 })
      .finished();
  }

  test('[DCN-4] an answer whose time ran out meanwhile is not judged', () => {
    const game = answeredAfter(150);
    expect(ofKind(decisionsOf(game, 'anna'), 'ANSWER_EMERGENCY').judged).toBe('AWAY');
    expect(absencesOf(game, 'anna')).toEqual([{ from: 405 * 60, to: 550 * 60 }]);
    expect(wasAway([{ from: 10, to: 20 }], 20)).toBe(true);
    expect(wasAway([{ from: 10, to: 20 }], 21)).toBe(false);
  });

  test('[DCN-5] what a bot did in the place is nobody’s decision, and the player was away', () => {
    const ola = { id: 'anna', first_name: 'Ola', last_name: 'Mazur', num_games: 0 };
    const script = anna().at(400).host({ action: 'LEAVE', player: 'anna' });
    script.at(401).host({ action: 'SEAT_BOT', user: ola, level: 'good' });
    script.at(410).does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: 'HERE' });
    const game = script.at(420).host({ action: 'CONNECT', user: ola, type: 'STUDENT' }).finished();
    const kinds = decisionsOf(game, 'anna').map(({ kind }) => kind);
    expect(kinds).toContain('BOOK_CAR');
    expect(kinds).not.toContain('PARK');
    expect(absencesOf(game, 'anna')).toEqual([{ from: 400 * 60, to: 420 * 60 }]);
  });

  test('[DCN-4] who left the waiting room and was back at the start is there from the start on', () => {
    const ola = { id: 'anna', first_name: 'Ola', last_name: 'Mazur', num_games: 0 };
    const waiting = (students: readonly string[]) => new Script(handMadeSetup(), students, { isBegun: false });
    const back = waiting(['anna', 'jan'])
      .host({ action: 'LEAVE', player: 'anna' })
      .host({ action: 'CONNECT', user: ola, type: 'STUDENT' })
      .does('anna', { action: 'USER_JOIN' });
    const present = back.begins().finished();
    expect(absencesOf(present, 'anna')).toEqual([{ from: 0, to: 0 }]);
    const bot = waiting(['anna', 'jan'])
      .host({ action: 'LEAVE', player: 'anna' })
      .host({ action: 'SEAT_BOT', user: ola, level: 'good' });
    const freed = bot
      .does('teacher', { action: 'SET_BOTS', level: null })
      .host({ action: 'CONNECT', user: ola, type: 'STUDENT' })
      .does('anna', { action: 'USER_JOIN' });
    expect(absencesOf(freed.begins().finished(), 'anna')).toEqual([{ from: 0, to: 0 }]);
    const gone = waiting(['anna', 'jan']).host({ action: 'LEAVE', player: 'anna' }).begins().finished();
    expect(absencesOf(gone, 'anna')).toEqual([{ from: 0, to: Infinity }]);
  });

  test('[DCN-4] one that came back in time is judged', () => {
    expect(ofKind(decisionsOf(answeredAfter(8), 'anna'), 'ANSWER_EMERGENCY').judged).toBe('YES');
  });
});
