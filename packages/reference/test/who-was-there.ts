import { type FinishedGame, type Recording, recordingOf } from '@fracht/debrief';
import type { GameSeconds, LogEntry } from '@fracht/engine';
import { aLesson } from './a-lesson.ts';

export const HOUR = 3600;

/** A lesson in which everybody comes and nobody does anything. */
export const idle = aLesson('obecność', { players: 2, level: null });

/** The log with entries inserted at their times. */
export function withEntries(
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

export function timesOf({ log }: { readonly log: readonly LogEntry[] }, student: string): readonly GameSeconds[] {
  return log.filter(({ player, action }) => player === student && action.action.startsWith('BOOK')).map(({ at }) => at);
}

/** The game of a homework: the lesson of one student, who leads it and whom nobody else joins. */
function ledAlone({ setup, log }: FinishedGame): FinishedGame {
  const kept = log
    .filter(({ action }) => action.action !== 'CONNECT' || action.type === 'STUDENT')
    .map((entry, index): LogEntry => {
      const led = entry.type === 'TEACHER' && entry.player !== null;
      return { ...entry, seq: index + 1, ...(led ? { player: 'player-1', type: 'STUDENT' } : {}) };
    });
  return { setup: { ...setup, leader: 'player-1' }, log: kept };
}

/** A weak student's homework. */
export const homework = ledAlone(aLesson('zadanie domowe', { players: 1, level: 'careless' }));

/** The lesson in which nobody does anything, with a third place that a bot held for most of the game before its person came at the end. */
export function withABotsPlace(): Recording {
  const person = { id: 'player-3', first_name: 'Jan', last_name: 'Mazur', num_games: 0 };
  const log = withEntries(idle.log, [
    { at: HOUR, player: null, action: { action: 'SEAT_BOT', user: person, level: 'ordinary' } },
    { at: 36 * HOUR, player: null, action: { action: 'CONNECT', user: person, type: 'STUDENT' } },
  ]);
  return recordingOf({ setup: idle.setup, log });
}
