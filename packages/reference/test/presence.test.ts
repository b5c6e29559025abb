import { type FinishedGame, recordingOf } from '@fracht/debrief';
import { type GameSeconds, type LogEntry, advance, gameEndsAt, rankStudents, replay } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { fairClassOf, fairOf, parOf, studentGain } from '../src/index.ts';
import { FEW, aLesson, solve } from './a-lesson.ts';

const HOUR = 3600;

/** A lesson in which everybody comes and nobody does anything. */
const idle = aLesson('obecność', { players: 2, level: null });

/** The log with entries put in at their times. */
function withEntries(
  log: readonly LogEntry[],
  added: readonly Pick<LogEntry, 'at' | 'player' | 'action'>[],
): LogEntry[] {
  const [first] = log;
  if (first === undefined) throw new Error('An empty log');
  const more = added.map((entry): LogEntry => ({ ...first, type: 'STUDENT', ...entry }));
  return [...log, ...more]
    .toSorted((one, other) => one.at - other.at)
    .map((entry, index) => ({ ...entry, seq: index + 1 }));
}

function timesOf({ log }: { readonly log: readonly LogEntry[] }, student: string): readonly GameSeconds[] {
  return log.filter(({ player, action }) => player === student && action.action.startsWith('BOOK')).map(({ at }) => at);
}

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

test('[REF-12] a place that a bot held is played as recorded, though its person came in the end', () => {
  const came = 36 * HOUR;
  const person = { id: 'player-3', first_name: 'Jan', last_name: 'Mazur', num_games: 0 };
  const log = withEntries(idle.log, [
    { at: HOUR, player: null, action: { action: 'SEAT_BOT', user: person, level: 'ordinary' } },
    { at: came, player: null, action: { action: 'CONNECT', user: person, type: 'STUDENT' } },
  ]);
  const game = recordingOf({ setup: idle.setup, log });
  const students = rankStudents(game.end).map(({ player }) => player.id);
  expect(students.toSorted()).toEqual(['player-1', 'player-2']);
  for (const found of [fairClassOf(game, solve, FEW), parOf(game, solve, FEW)]) {
    expect(timesOf(found, 'player-3')).toEqual([]);
    expect(timesOf(found, 'player-1').length).toBeGreaterThan(2);
    expect(found.gain).toBeGreaterThan(studentGain(game.end, students));
  }
});

/** A homework's game: the lesson of one student, who leads it and whom nobody else joins. */
function ledAlone({ setup, log }: FinishedGame): FinishedGame {
  const kept = log
    .filter(({ action }) => action.action !== 'CONNECT' || action.type === 'STUDENT')
    .map((entry, index): LogEntry => {
      const led = entry.type === 'TEACHER' && entry.player !== null;
      return { ...entry, seq: index + 1, ...(led ? { player: 'player-1', type: 'STUDENT' } : {}) };
    });
  return { setup: { ...setup, leader: 'player-1' }, log: kept };
}

describe('a game that its student leads', () => {
  const homework = ledAlone(aLesson('zadanie', { players: 1, level: 'careless' }));
  const away = 9 * HOUR;

  test('[REF-11] is driven from its first round to its last, and a weak student could have gained more', () => {
    const game = recordingOf(homework);
    const own = studentGain(game.end, ['player-1']);
    const fair = fairOf(game, 'player-1', solve, FEW);
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
