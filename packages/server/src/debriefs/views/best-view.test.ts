import { findPlayer, score, startMoney } from '@fracht/engine';
import { expect, test } from 'vitest';
import { studentGain } from '@fracht/reference';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { bestInPlace } from './best-view.ts';

test('[REF-8] in a student’s place nothing counts that others gained with other orders, but what the student gained', () => {
  const { end } = aPlayedGame();
  const gains = new Map(['s1', 's2', 's3'].map((id) => [id, studentGain(end, [id])]));
  const [first = 0, second = 0] = [...gains.values()].toSorted((one, other) => other - one);
  expect(first).toBeGreaterThan(second);
  for (const [id, own] of gains) {
    const student = findPlayer(end, id);
    if (student === null) throw new Error(`No ${id}`);
    // A reference that gained a złoty more than this student, though another may have gained more.
    const beaten = bestInPlace(end, id, own + 100);
    expect([beaten.gap, beaten.isOwn]).toEqual([1, false]);
    expect(beaten.score).toBe(score({ money: startMoney(end, student) + own + 100, points: 0 }));
    expect(bestInPlace(end, id, own - 100)).toMatchObject({ gap: 0, isOwn: true, percent: 100 });
  }
});
