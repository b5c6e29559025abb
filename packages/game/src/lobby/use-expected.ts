import type { Player } from '@fracht/engine';
import type { GamePlayerPayload } from '@fracht/protocol';
import { useGame } from '../store/hooks.ts';
import { useWholeGame } from './use-whole-game.ts';

/** Who is to play: the students who have come, those of the group who are missing, and how many that makes. */
export type Expected = {
  readonly students: readonly Player[];
  readonly missing: readonly GamePlayerPayload[];
  readonly expected: number;
};

/** Who is to play this game, as every count before the start tells it; the teacher is none of them. */
export function useExpected(): Expected {
  const players = useGame((game) => game.players);
  const members = useWholeGame()?.members ?? [];
  const students = players.filter(({ type }) => type === 'STUDENT');
  const missing = members.filter(({ id }) => players.every((person) => person.id !== id));
  return { students, missing, expected: students.length + missing.length };
}
