import { type Player, botOf, isShown } from '@fracht/engine';
import { type GamePlayerPayload, namesApart } from '@fracht/protocol';
import { useGame } from '../store/hooks.ts';
import { useExpectedPlayers } from './use-expected-players.ts';

/** The places of a game: those of persons, those of bots, and those of members who are missing and have no bot. */
export type Seats = {
  readonly persons: readonly Player[];
  readonly bots: readonly BotsSeat[];
  readonly empty: readonly GamePlayerPayload[];
  readonly count: number;
  /** The display name of the player of a place, by id, among all of them. (VAL-6) */
  readonly nameOf: (id: string) => string;
};

/** A bot in its place; `isMembers`: the place of a member who may still come. */
export type BotsSeat = { readonly player: Player; readonly isMembers: boolean };

/** The places before the start: the members', and those for additional bots. (LOB-6) */
export function useSeats(): Seats {
  const players = useGame((game) => game.players);
  const { students, missing } = useExpectedPlayers();
  const shown = players.filter((player) => player.type === 'STUDENT' && isShown(player));
  const members = new Set([...students, ...missing].map(({ id }) => id));
  const bots = shown
    .filter((player) => botOf(player) !== null)
    .map((player) => ({ player, isMembers: members.has(player.id) }));
  const persons = shown.filter((player) => botOf(player) === null);
  const empty = missing.filter(({ id }) => shown.every((player) => player.id !== id));
  // By numbers, for the teacher too: everybody looks at this page together.
  const seated = [...players, ...empty].map(({ id, user: { first_name, last_name } }) => ({
    id,
    first_name,
    last_name,
  }));
  const names = namesApart(seated);
  return { persons, bots, empty, count: shown.length + empty.length, nameOf: (id) => names(id).whole };
}
