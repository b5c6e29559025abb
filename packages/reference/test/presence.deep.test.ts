import { recordingOf } from '@fracht/debrief';
import { describe, expect, test } from 'vitest';
import { fairClassOf, fairOf, parOf, studentGain } from '../src/index.ts';
import { FEW, solve } from './a-lesson.ts';
import { HOUR, homework, idle, timesOf, withABotsPlace, withEntries } from './who-was-there.ts';

test('[REF-1] does nothing once its student has left', () => {
  const left = 9 * HOUR;
  const log = withEntries(idle.log, [{ at: left, player: null, action: { action: 'LEAVE', player: 'player-1' } }]);
  const fair = fairOf(recordingOf({ setup: idle.setup, log }), 'player-1', solve, FEW);
  const times = timesOf(fair, 'player-1');
  expect(times.length).toBeGreaterThan(2);
  expect(times.filter((at) => at > left)).toEqual([]);
});

test('[REF-1] begins when its student came', () => {
  const came = 6 * HOUR;
  const { id, ...user } = { id: 'player-3', first_name: 'Jan', last_name: 'Mazur', num_games: 0 };
  const log = withEntries(idle.log, [
    { at: came, player: null, action: { action: 'CONNECT', user: { id, ...user }, type: 'STUDENT' } },
    { at: came, player: id, action: { action: 'USER_JOIN' } },
    { at: came, player: id, action: { action: 'USER_START' } },
  ]);
  const game = recordingOf({ setup: idle.setup, log });
  const fair = fairOf(game, id, solve, FEW);
  expect(timesOf(fair, id).length).toBeGreaterThan(2);
  expect(timesOf(fair, id).filter((at) => at < came)).toEqual([]);
  expect(timesOf(fairClassOf(game, solve, FEW), 'player-1').some((at) => at < came)).toBe(true);
});

test('[REF-12] one who knows all orders leaves the place that a bot held as recorded, too', () => {
  const game = withABotsPlace();
  const found = parOf(game, solve, FEW);
  expect(timesOf(found, 'player-3')).toEqual([]);
  expect(found.gain).toBeGreaterThan(studentGain(game.end, ['player-1', 'player-2']));
});

describe('a game that its student leads', () => {
  const away = 9 * HOUR;

  test('[REF-11] stands while its student is away and goes on when the student says so', () => {
    const student = { id: 'player-1', first_name: 'Ola', last_name: 'Mazur', num_games: 0 };
    const log = withEntries(homework.log, [
      { at: away, player: 'player-1', action: { action: 'STOP_EVENTS' } },
      { at: away, player: 'player-1', action: { action: 'START_EVENTS' } },
      { at: away, player: null, action: { action: 'LEAVE', player: 'player-1' } },
      { at: away, player: null, action: { action: 'CONNECT', user: student, type: 'STUDENT' } },
      { at: away, player: 'player-1', action: { action: 'USER_JOIN' } },
      { at: away, player: 'player-1', action: { action: 'USER_START' } },
      { at: away, player: 'player-1', action: { action: 'START' } },
    ]);
    const fair = fairOf(recordingOf({ setup: homework.setup, log }), 'player-1', solve, FEW);
    expect(fair.refused).toEqual([]);
    expect(timesOf(fair, 'player-1').some((at) => at > away)).toBe(true);
  });

  test('[REF-11] ends when its student ended it', () => {
    const log = withEntries(
      homework.log.filter(({ at }) => at <= away),
      [{ at: away, player: 'player-1', action: { action: 'FINISH' } }],
    );
    const fair = fairOf(recordingOf({ setup: homework.setup, log }), 'player-1', solve, FEW);
    expect(fair.log.at(-1)).toMatchObject({ at: away, action: { action: 'FINISH' } });
  });
});

test('[REF-8] who does nothing has lost, and could have gained', () => {
  expect(studentGain(idle.end, ['player-1'])).toBeLessThan(0);
  expect(fairOf(idle, 'player-1', solve, FEW).gain).toBeGreaterThan(0);
});
