import { decisionsOf, judgedDecisions, type Recording } from '@fracht/debrief';
import { expect, test } from 'vitest';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
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

test('[DBF-3] instead of a parking it is told what the driver would have gone on doing', () => {
  const park = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-06', parking }) as const;
  const game = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(420)
    .does('anna', park('HERE'))
    .at(425)
    .does('anna', park('city-0'))
    .at(430)
    .does('anna', park('0-2@88'))
    .finished();
  const judged = judgedDecisions(game, 'anna');
  const { decisions } = studentView(game, {
    player: 'anna',
    decisions: judged.map(({ decision }) => decision),
    judged,
  });
  const left = decisions
    .filter(({ kind }) => kind === 'PARK')
    .map(({ alternatives }) => alternatives.flatMap(({ choice }) => (choice.is === 'NOTHING' ? [choice.doing] : [])));
  // From the drive; then the parking is changed while he is on his way to it.
  expect(left.flat()).toEqual(['DRIVES', 'BOUND']);
});
