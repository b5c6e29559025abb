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
