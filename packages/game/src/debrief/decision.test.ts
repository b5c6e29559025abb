import type { DebriefDecision } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { hasBetter } from './decision.ts';

const answered = aDebrief(aPlayedGame().end, 's1').decisions.find(({ question }) => question !== null);

/** An answer that was to bring as much as the best one, with this grade. */
function graded(grade: 'BEST' | 'AS_GOOD' | 'SLIP'): DebriefDecision {
  if (answered?.judgement == null) throw new Error('no answer');
  const loss = { money: 0, points: 0, total: 0 };
  return { ...answered, judgement: { ...answered.judgement, grade, loss, breaks: null } };
}

test('[DBS-8] [LSS-4] what the library likes best is the better choice, whatever money says', () => {
  expect(hasBetter(graded('SLIP'))).toBe(true);
  expect(hasBetter(graded('AS_GOOD'))).toBe(true);
  expect(hasBetter(graded('BEST'))).toBe(false);
});
