import { decisionsOf, judgedDecisions, type Recording } from '@fracht/debrief';
import { expect, test } from 'vitest';
import { aLessonWith } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { choiceView, chosenView } from './choice-view.ts';
import { studentView } from './student-view.ts';

/** Anna takes the order, gives it back at once and takes it again; her car was hired for it. */
function played(): Recording {
  return new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .at(1)
    .does('anna', { action: 'CANCEL_ORDER', order: ORDER })
    .at(2)
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'ADD_CAR', car: 'ST-P1' })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' })
    .finished();
}

test('[DBF-3] [DCN-3] what is not judged is told to have had no other way only where it had none', () => {
  const game = played();
  const decisions = decisionsOf(game, 'anna');
  const { decisions: told } = studentView(game, {
    player: 'anna',
    decisions,
    judged: judgedDecisions(game, 'anna'),
  });
  expect(decisions.slice(0, 5).map(({ kind, judged }) => `${kind} ${judged}`)).toEqual([
    'BOOK_ORDER UNDONE',
    'GIVE_ORDER_BACK YES',
    'BOOK_ORDER YES',
    'HIRE_CAR YES',
    'BOOK_CAR PART',
  ]);
  expect(told.filter(({ isForced }) => isForced !== false)).toEqual([]);
  const [first] = decisions;
  if (first === undefined) throw new Error('No decision');
  const forced = { ...first, alternatives: [], judged: 'FORCED' } as const;
  expect(studentView(game, { player: 'anna', decisions: [forced], judged: [] }).decisions[0]?.isForced).toBe(true);
});

test('[DBF-3] [LSS-4] who chose the nearest parking when none within the limit was left had no other way, and is not judged', () => {
  const game = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(575)
    .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: '0-3@103' })
    .finished();
  const judged = judgedDecisions(game, 'anna');
  const { decisions } = studentView(game, { player: 'anna', decisions: decisionsOf(game, 'anna'), judged });
  const rests = decisions.filter(({ kind }) => kind === 'PARK' || kind === 'DRIVE_ON');
  expect(rests.map(({ kind, isForced, judgement }) => [kind, isForced, judgement?.breaks?.limit ?? null])).toEqual([
    ['DRIVE_ON', false, 'DRIVING'],
    ['PARK', true, null],
  ]);
});

/** For each parking that Anna chose, if it is judged: what is said about choosing none instead. */
function leftTo(...chosen: readonly (readonly [minute: number, parking: string])[]): readonly unknown[] {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' });
  for (const [minute, parking] of chosen)
    script.at(minute).does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking });
  const game = script.finished();
  const judged = judgedDecisions(game, 'anna');
  const decisions = judged.map(({ decision }) => decision);
  return studentView(game, { player: 'anna', decisions, judged })
    .decisions.filter(({ kind }) => kind === 'PARK')
    .flatMap(({ alternatives }) =>
      alternatives.flatMap(({ choice }) => (choice.is === 'NOTHING' ? [choice.doing] : [])),
    );
}

test('[DBF-3] instead of a parking it is told what the driver would have gone on doing', () => {
  expect(leftTo([420, 'city-0'])).toEqual(['DRIVES']);
  expect(leftTo([425, 'city-0'], [430, '0-2@88'])).toEqual(['BOUND']);
});

test('[DBF-3] [DBS-3] where no rest was chosen for a driver who waited for his loading, it is told that he waited', () => {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-05' })
    .at(20);
  const then = script.state;
  const [, sending] = decisionsOf(script.finished(), 'anna');
  if (sending === undefined) throw new Error('No car was sent');
  const goingOn = { ...sending, kind: 'DRIVE_ON', chosen: null } as const;
  expect(chosenView(then, goingOn)).toEqual({ is: 'NOTHING', doing: 'WAITS' });
});

test('[DBF-3] [BRK-1] of a car on the road it is told when its driving time really ended, with the breaks till then', () => {
  const settings = { warning_minutes: 300 };
  const game = aLessonWith({ seed: 'limits', players: 3, level: 'careless', settings });
  const told = ['player-1', 'player-2', 'player-3'].flatMap((player) => {
    const { decisions } = studentView(game, { player, decisions: decisionsOf(game, player), judged: [] });
    return decisions.flatMap(({ car, at }) => {
      const next = game.happenings.find((one) => {
        return one.car === car?.id && one.at > at && (one.what === 'WORK_OVERDUE' || one.what === 'CAR_TOOK_UP');
      });
      if (car?.limitAt == null || next?.what !== 'WORK_OVERDUE') return [];
      const withoutBreaks = at + (car.maxWorkTime - car.working) * 60;
      return [{ wrong: car.limitAt - next.at, hasBreak: next.at - withoutBreaks > 600 }];
    });
  });
  expect(told.filter(({ wrong }) => wrong !== 0)).toEqual([]);
  expect(new Set(told.map(({ hasBreak }) => hasBreak))).toEqual(new Set([true, false]));
});

test('[DBF-3] a car that would have to be hired is told by its offer, and not by the number that any of them would have', () => {
  const { state } = new Script(handMadeSetup(), ['anna']).does('anna', { action: 'BOOK_ORDER', order: ORDER });
  const hired = (offer: string) =>
    choiceView(state, [
      { action: 'ADD_CAR', car: offer },
      { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' },
    ]);
  expect(state.offers.length).toBeGreaterThan(1);
  expect(state.offers.map(({ id }) => hired(id))).toMatchObject(
    state.offers.map(({ id }) => ({ car: id, isHired: true })),
  );
});
