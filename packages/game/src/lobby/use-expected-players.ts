import { type Player, hasCome } from '@fracht/engine';
import type { GamePlayerPayload } from '@fracht/protocol';
import { useGame } from '../store/hooks.ts';
import { useGameDetails } from './use-game-details.ts';

/** The expected players: the students who have come, the members of the group who are missing, and their number together. */
export type Expected = {
  readonly students: readonly Player[];
  readonly missing: readonly GamePlayerPayload[];
  readonly expected: number;
};

/** The expected players of this game, for every count before the start; the teacher is not one. */
export function useExpectedPlayers(): Expected {
  const players = useGame((game) => game.players);
  const members = useGameDetails()?.members ?? [];
  const students = players.filter(hasCome);
  const missing = members.filter(({ id }) => students.every((person) => person.id !== id));
  return { students, missing, expected: students.length + missing.length };
}
