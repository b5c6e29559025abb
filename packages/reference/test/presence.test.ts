import { recordingOf } from '@fracht/debrief';
import { advance, gameEndsAt, rankStudents, replay } from '@fracht/engine';
import { expect, test } from 'vitest';
import { fairClassOf, fairOf, studentGain } from '../src/index.ts';
import { ONE, solve } from './a-lesson.ts';
import { homework, timesOf, withABotsPlace } from './who-was-there.ts';

test('[REF-12] a place that a bot held is played as recorded, though its person came in the end', () => {
  const game = withABotsPlace();
  const students = rankStudents(game.end).map(({ player }) => player.id);
  expect(students.toSorted()).toEqual(['player-1', 'player-2']);
  const found = fairClassOf(game, solve, ONE);
  expect(timesOf(found, 'player-3')).toEqual([]);
  expect(timesOf(found, 'player-1').length).toBeGreaterThan(2);
  expect(found.gain).toBeGreaterThan(studentGain(game.end, students));
});

test('[REF-11] is driven from its first round to its last, and a weak student could have gained more', () => {
  const game = recordingOf(homework);
  const own = studentGain(game.end, ['player-1']);
  const fair = fairOf(game, 'player-1', solve, ONE);
  expect(fair.gain).toBeGreaterThan(own);
  expect(fair.delivered).toBeGreaterThan(2);
  const ends = homework.log.flatMap(({ at, action }) => (action.action === 'START' ? [at] : [])).concat(Infinity);
  const rounds = ends.slice(1).map((end, place) => ({ start: ends[place] ?? 0, end }));
  expect(rounds).toHaveLength(4);
  const times = timesOf(fair, 'player-1');
  for (const { start, end } of rounds) expect(times.some((at) => at >= start && at < end)).toBe(true);
  const { state } = advance(replay(homework.setup, fair.log), gameEndsAt(homework.setup));
  expect([fair.refused, state]).toEqual([[], 'FINISHED']);
});
