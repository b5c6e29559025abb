import { botOf, type GameState, hasCome, levelOfBot, type Player, type PlayerId, type SeatLevel } from '@fracht/engine';
import { ACTION_LIMITS } from '@fracht/protocol';
import { botName, botPlace } from './bot-places.ts';

/** A place and the bot that is to sit there; with `tends` it only keeps the place for its person. */
export type BotPlace = { readonly player: PlayerId; readonly level: SeatLevel; readonly tends?: boolean };

/** A change to the places of a game: a bot that sits down, or one that gets up. */
export type SeatChanges = { readonly sit: readonly BotPlace[]; readonly leave: readonly PlayerId[] };

/** The members of the group in their order, and which of them are there now, including changes that the game has not heard of yet. */
export type Attendance = { readonly members: readonly PlayerId[]; readonly isHere: (player: PlayerId) => boolean };

const NOTHING: SeatChanges = { sit: [], leave: [] };

/** How well it rests the drivers of somebody who is away: as well as a bot can. */
const TENDS = { level: 'good', tends: true } as const;

/**
 * The changes that the teacher's choice about bots requires now; `hasLongBeenAway` tells which of those who have left have been away for a while.
 * Before the start bots fill places that nobody has, up to the chosen number, and give way when people come. Once the game runs no places are
 * added, because the orders were made for those who were there: bots only take over the places of people who have left, and play on in their own.
 * (SBT-2, SBT-3)
 */
export function seatChanges(
  state: GameState,
  attendance: Attendance,
  hasLongBeenAway: (player: PlayerId) => boolean,
): SeatChanges {
  if (state.bots === undefined) return NOTHING;
  if (state.state === 'WAITING') return beforeTheStart(state, state.bots.places, attendance);
  const tended = awayPersons(state, attendance).filter(hasLongBeenAway);
  const own = isOn(state) ? state.players.filter((player) => isEmpty(player) && !hasCome(player)) : [];
  const level = withLevels(state, idsOf(own));
  return { ...NOTHING, sit: [...tended.map((player) => ({ player, ...TENDS })), ...level] };
}

/** The people who have left a running game, and whose place a bot may take over. (SBT-2) */
export function awayPersons(state: GameState, { isHere }: Attendance): readonly PlayerId[] {
  if (state.bots === undefined || !isOn(state)) return [];
  return idsOf(state.players.filter((one) => one.hasPlayed && isEmpty(one) && hasCome(one) && !isHere(one.id)));
}

function isOn({ state }: GameState): boolean {
  return state === 'IN_PROGRESS' || state === 'PAUSED';
}

function idsOf(players: readonly Player[]): readonly PlayerId[] {
  return players.map(({ id }) => id);
}

function beforeTheStart(state: GameState, places: number, attendance: Attendance): SeatChanges {
  const wanted = places === 0 ? attendance.members.length : places;
  const seats = new Map(state.players.filter(({ type }) => type === 'STUDENT').map((player) => [player.id, player]));
  const bots = [...seats.values()].filter((player) => botOf(player) !== null).map(({ id }) => id);
  const isTaken = (id: PlayerId): boolean => attendance.isHere(id) || (seats.get(id)?.status ?? 'LEFT') !== 'LEFT';
  const taken = new Set([...attendance.members.filter(isTaken), ...bots]).size;
  if (taken > wanted) return { ...NOTHING, leave: firstToGo(bots).slice(0, taken - wanted) };
  const isKept = (id: PlayerId): boolean => seats.get(id)?.tenure?.isKeptFree === true;
  const isFree = (id: PlayerId): boolean => !isTaken(id) && !isKept(id);
  const kept = [...seats.keys()].filter(isKept).length;
  const room = Math.min(wanted - taken - kept, ACTION_LIMITS.places - bots.length);
  const free = nobodysPlaces(wanted).filter(isFree);
  return { ...NOTHING, sit: withLevels(state, free.slice(0, Math.max(0, room))) };
}

/** The order in which bots give way: first those in places that belong to no member, starting with the last of these. */
function firstToGo(bots: readonly PlayerId[]): readonly PlayerId[] {
  const isNobodys = (id: PlayerId): boolean => botName(id) !== null;
  return [...bots.filter((id) => !isNobodys(id)), ...bots.filter(isNobodys)].reverse();
}

function nobodysPlaces(count: number): readonly PlayerId[] {
  return Array.from({ length: count }, (_, index) => botPlace(index + 1));
}

function isEmpty({ type, status, tenure }: Player): boolean {
  return type === 'STUDENT' && status === 'LEFT' && tenure?.isKeptFree !== true;
}

function withLevels({ bots, players }: GameState, ids: readonly PlayerId[]): readonly BotPlace[] {
  const before = players.filter((player) => botOf(player) !== null).length;
  return ids.map((player, index) => ({ player, level: levelOfBot(bots?.level ?? 'ordinary', before + index) }));
}
