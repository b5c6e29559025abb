import { carIndex } from '../cars/car.ts';
import { roundEndsAt } from '../clock.ts';
import { below } from '../random.ts';
import { findPlayer } from '../players/player.ts';
import type { Library } from '../library.ts';
import type { Settings } from '../settings.ts';
import { STRIKE_KINDS, type GameState, type Strike, type StrikeKind } from '../state.ts';
import { withTimer } from '../timers/queue.ts';
import type { GameSeconds, PlayerId } from '../units.ts';
import { accidentHappens } from './accident.ts';
import { changeOrder } from './change-order.ts';
import { leastMet } from './choose.ts';
import { scenarioOf } from './find.ts';
import { accidentFits, changeFits, isScheduled } from './fits.ts';
import { holdIfStruck } from './hold.ts';
import { openSituation } from './open.ts';
import { struckBy } from './strike.ts';
import { isAsking } from './walk.ts';

/** What found nothing that fits looks again after so many seconds. (SIT-3) */
const AGAIN = 600;

/** How many of each come to a player in a round. (rules §9; SIT-3) */
const COUNTS = {
  CRITICAL: 'critical_per_round',
  RANDOM: 'random_per_round',
  CHANGE: 'change_per_round',
} as const satisfies Record<StrikeKind, keyof Settings>;

const LISTS = {
  CRITICAL: 'emergencies',
  RANDOM: 'accidents',
  CHANGE: 'changes',
} as const satisfies Record<StrikeKind, keyof Library>;

/** One kind comes to a player where something fits; null where nothing does. */
type Attempt = (state: GameState, strike: Strike) => GameState | null;
const ATTEMPTS: Readonly<Record<StrikeKind, Attempt>> = { CRITICAL: critical, RANDOM: random, CHANGE: change };

/** A round begins: what was left of the round before has lapsed. (rules §9; SIT-3) */
export function withoutStrikes(state: GameState): GameState {
  if (state.strikes.length === 0) return state;
  return { ...state, strikes: [], timers: state.timers.filter(({ type }) => type !== 'SITUATION') };
}

/**
 * The moments at which situations come to a student in what is left of the round: each kind as often as its setting says, for
 * everybody alike, each in its own part of the time. Drawn once a round. (rules §9; SIT-3)
 */
export function withStrikesFor(state: GameState, id: PlayerId): GameState {
  const player = findPlayer(state, id);
  const isDrawn = state.strikes.some((strike) => strike.player === id && strike.chosen === null);
  if (player === null || player.type !== 'STUDENT' || isDrawn) return state;
  let game = state;
  for (const kind of STRIKE_KINDS) {
    const count = state.setup.library[LISTS[kind]].length === 0 ? 0 : state.setup.settings[COUNTS[kind]];
    for (let part = 0; part < count; part += 1) game = withDrawn(game, { player: id, kind, chosen: null }, part, count);
  }
  return game;
}

/** A moment is there: the situation strikes the first car or order that fits, or waits for one till the round's end. (rules §9; SIT-3) */
export function strikeDue(state: GameState, index: number): GameState {
  const strike = state.strikes[index];
  if (strike === undefined) return state;
  const isOn = state.hasSituations || strike.chosen !== null;
  return (isOn ? attempt(state, strike) : null) ?? again(state, index);
}

/** A teacher's chosen situation strikes at once, or as soon as something of the player's fits. (rules §9; SIT-12) */
export function withChosen(state: GameState, strike: Strike): GameState {
  const struck = attempt(state, strike);
  if (struck !== null) return struck;
  const strikes = [...state.strikes, strike];
  return again({ ...state, strikes }, strikes.length - 1);
}

function attempt(state: GameState, strike: Strike): GameState | null {
  return findPlayer(state, strike.player)?.status === 'PLAYING' ? ATTEMPTS[strike.kind](state, strike) : null;
}

function withDrawn(state: GameState, strike: Strike, part: number, parts: number): GameState {
  const left = Math.floor((roundEndsAt(state) - state.now) / 60);
  const [from, to] = [Math.floor((left * part) / parts), Math.floor((left * (part + 1)) / parts)];
  if (to <= from) return state;
  const [drawn, generator] = below(state.random, to - from);
  const strikes = [...state.strikes, strike];
  return withTime({ ...state, random: generator, strikes }, strikes.length - 1, state.now + (from + drawn) * 60);
}

function again(state: GameState, index: number): GameState {
  const at = state.now + AGAIN;
  return at < roundEndsAt(state) ? withTime(state, index, at) : state;
}

function withTime(state: GameState, index: number, at: GameSeconds): GameState {
  return { ...state, timers: withTimer(state.timers, { at, type: 'SITUATION', index }) };
}

function critical(state: GameState, { player, chosen }: Strike): GameState | null {
  for (const [index, car] of state.cars.entries()) {
    if (car.player !== player || car.shipment === null) continue;
    const struck = struckBy(state, index, (item) => (chosen === null ? isScheduled(item) : item.id === chosen));
    if (struck !== null) return holdIfStruck(struck, index);
  }
  return null;
}

function random(state: GameState, { player, chosen }: Strike): GameState | null {
  const meant = state.setup.library.accidents.filter(({ id }) => chosen === null || id === chosen);
  for (const car of state.cars) {
    if (car.player !== player || car.shipment === null) continue;
    const found = leastMet(
      state,
      player,
      meant.filter((item) => accidentFits(state, item, car)),
    );
    if (found !== null) return accidentHappens(found[1], carIndex(state, car.id), found[0]);
  }
  return null;
}

function change(state: GameState, { player, chosen }: Strike): GameState | null {
  const { library } = state.setup;
  const meant = library.changes.filter(({ id }) => chosen === null || id === chosen);
  for (const [place, order] of state.orders.entries()) {
    if (order.player !== player) continue;
    const found = leastMet(
      state,
      player,
      meant.filter((item) => changeFits(state, item, order)),
    );
    if (found === null) continue;
    const [item, drawn] = found;
    const scenario = scenarioOf(library, 'changes', item.id);
    if (scenario === undefined) continue;
    return isAsking(item.situation)
      ? openSituation(drawn, place, 'changes', scenario)
      : changeOrder(drawn, place, item.id);
  }
  return null;
}
