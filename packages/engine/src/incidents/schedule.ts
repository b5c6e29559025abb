import { carAt, shipmentIndex } from '../cars/car.ts';
import { roundEndsAt } from '../clock.ts';
import { luckBelow } from '../luck.ts';
import { findPlayer } from '../players/player.ts';
import { hasChange } from '../rules-version.ts';
import type { Library } from '../library.ts';
import type { Settings } from '../settings.ts';
import {
  STRIKE_KINDS,
  type GameState,
  type Order,
  type Player,
  type Strike,
  type StrikeKind,
  type Timer,
} from '../state.ts';
import { withTimer, withTimers, withoutSituations } from '../timers/queue.ts';
import type { GameSeconds, PlayerId } from '../units.ts';
import { accidentHappens } from './accident.ts';
import { changeOrder } from '../situations/change-order.ts';
import { leastMet } from '../situations/choose.ts';
import { thoseInTime } from '../situations/delay.ts';
import { scenarioOf } from '../situations/find.ts';
import { accidentFits, changeFits, emergencyFits, momentOf } from '../situations/fits.ts';
import { holdIfStruck } from '../cars/hold.ts';
import { openSituation } from '../situations/open.ts';
import { cargoOf } from '../situations/suits.ts';
import { type Comer, tablesOf } from '../situations/tables.ts';
import { busyCars, leastStruckFirst, openOrders } from '../situations/targets.ts';
import { isAsking } from '../situations/walk.ts';

/** What found nothing that fits looks again after so many seconds; under earlier rules what was drawn looked again less often. (SIT-3, SIT-12) */
const AGAIN = { drawn: 300, drawnBefore: 1800, chosen: 300 };

/** Percent of its part of the round in which a situation comes due; in the rest it can still look for what fits. (SIT-3) */
const DUE_WITHIN = 60;

/** How many of each come to a player in a round. (SIT-3) */
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
type Attempt = (state: GameState, strike: Strike, player: Player) => GameState | null;
const ATTEMPTS: Readonly<Record<StrikeKind, Attempt>> = { CRITICAL: critical, RANDOM: random, CHANGE: change };

/** A round begins: what was left of the round before has lapsed. (SIT-3) */
export function withoutStrikes(state: GameState): GameState {
  if (state.strikes.length === 0) return state;
  return { ...state, strikes: [], timers: withoutSituations(state.timers) };
}

/**
 * The moments at which situations come to a student in what is left of the round: each kind as often as its setting says, for
 * everybody alike, each in its own part of the time. Drawn once a round. (SIT-3)
 */
export function withStrikesFor(state: GameState, id: PlayerId): GameState {
  const player = findPlayer(state, id);
  const isDrawn = state.strikes.some((strike) => strike.player === id && strike.chosen === null);
  if (player === null || player.type !== 'STUDENT' || isDrawn) return state;
  const left = Math.floor((roundEndsAt(state) - state.now) / 60);
  const strikes: Strike[] = [];
  const timers: Timer[] = [];
  let game = state;
  for (const kind of STRIKE_KINDS) {
    const count = state.setup.library[LISTS[kind]].length === 0 ? 0 : state.setup.settings[COUNTS[kind]];
    for (let part = 0; part < count; part += 1) {
      const [from, ends] = [Math.floor((left * part) / count), Math.floor((left * (part + 1)) / count)];
      if (ends <= from) continue;
      const to = hasChange(state.setup, 'DUE_EARLY') ? from + Math.ceil(((ends - from) * DUE_WITHIN) / 100) : ends;
      const luck = { player: id, purpose: 'STRIKE_MOMENT', about: [state.round, kind, part] } as const;
      const [drawn, after] = luckBelow(game, luck, to - from);
      game = after;
      const index = state.strikes.length + strikes.length;
      timers.push({ at: state.now + (from + drawn) * 60, type: 'SITUATION', index });
      strikes.push({ player: id, kind, chosen: null });
    }
  }
  return {
    ...game,
    strikes: state.strikes.concat(strikes),
    timers: withTimers(state.timers, timers),
  };
}

/** A moment is there: the situation strikes the first car or order that fits, or waits for one till the round's end. (SIT-3) */
export function strikeDue(state: GameState, index: number): GameState {
  const strike = state.strikes[index];
  if (strike === undefined) return state;
  const isOn = state.hasSituations || strike.chosen !== null;
  return (isOn ? attempt(state, strike) : null) ?? again(state, strike, index);
}

/** A teacher's chosen situation strikes at once, or as soon as something of the player's fits. (SIT-12) */
export function withChosen(state: GameState, strike: Strike): GameState {
  const struck = attempt(state, strike);
  if (struck !== null) return struck;
  const strikes = [...state.strikes, strike];
  return again({ ...state, strikes }, strike, strikes.length - 1);
}

function attempt(state: GameState, strike: Strike): GameState | null {
  const player = findPlayer(state, strike.player);
  return player?.status === 'PLAYING' ? ATTEMPTS[strike.kind](state, strike, player) : null;
}

function again(state: GameState, { chosen }: Strike, index: number): GameState {
  const isEarly = hasChange(state.setup, 'DUE_EARLY');
  const drawn = isEarly ? AGAIN.drawn : AGAIN.drawnBefore;
  const at = state.now + (chosen === null ? drawn : AGAIN.chosen);
  return at < roundEndsAt(state) ? withTime(state, index, at) : state;
}

function withTime(state: GameState, index: number, at: GameSeconds): GameState {
  return { ...state, timers: withTimer(state.timers, { at, type: 'SITUATION', index }) };
}

function critical(state: GameState, strike: Strike, player: Player): GameState | null {
  const { library } = state.setup;
  const { scheduledAt, emergenciesAt } = tablesOf(library);
  const comersAt = strike.chosen === null ? scheduledAt : emergenciesAt;
  const found = comeTo(state, strike, {
    targets: busyCars(state, player),
    comersFor: (target) => comersAt(momentOf(state, target)),
    fits: emergencyFits,
  });
  if (found === null) return null;
  const { place } = found.target;
  const scenario = scenarioOf(library, 'emergencies', found.comer.id);
  if (scenario === undefined) return null;
  const order = shipmentIndex(found.state, carAt(found.state, place));
  return holdIfStruck(openSituation(found.state, order, 'emergencies', scenario), place);
}

function random(state: GameState, strike: Strike, player: Player): GameState | null {
  const { accidentsAt } = tablesOf(state.setup.library);
  const found = comeTo(state, strike, {
    targets: busyCars(state, player),
    comersFor: (target) => accidentsAt[cargoOf(target.order)](momentOf(state, target)),
    fits: accidentFits,
  });
  return found === null ? null : accidentHappens(found.state, found.target.place, found.comer.item);
}

function change(state: GameState, strike: Strike, player: Player): GameState | null {
  const { library } = state.setup;
  const { changesOf } = tablesOf(library);
  const found = comeTo(state, strike, {
    targets: openOrders(state, player),
    comersFor: ({ order }) => changesOf[order.type],
    fits: changeFits,
  });
  const scenario = found === null ? undefined : scenarioOf(library, 'changes', found.comer.id);
  if (found === null || scenario === undefined) return null;
  const { place } = found.target;
  return isAsking(found.comer.item.situation)
    ? openSituation(found.state, place, 'changes', scenario)
    : changeOrder(found.state, place, found.comer.id);
}

/** The cars or orders of a player, and what might come to each. */
type Lot<Item, Target> = {
  readonly targets: readonly Target[];
  readonly comersFor: (target: Target) => readonly Comer<Item>[];
  readonly fits: (comer: Comer<Item>, target: Target) => boolean;
};
type Met = { readonly place: number; readonly order: Order };
/** Something of the library, and the car or order that it might come to. */
type Come<Item, Target> = { readonly comer: Comer<Item>; readonly target: Target; readonly state: GameState };

/**
 * What comes to a player, and to which of the cars or orders: to the one that has met least till now, of equal ones the first, where
 * anything fits it; of all that fit it one of those that the player met least. What is drawn, not chosen by the teacher, leaves the
 * order its time. (SIT-2, SIT-3, SIT-14)
 */
function comeTo<Item, Target extends Met>(
  state: GameState,
  { player, chosen }: Strike,
  { targets, comersFor, fits }: Lot<Item, Target>,
): Come<Item, Target> | null {
  for (const target of leastStruckFirst(targets)) {
    const meant = comersFor(target).filter((comer) => (chosen === null || comer.id === chosen) && fits(comer, target));
    const fitting = chosen === null ? thoseInTime(state, target.order, meant) : meant;
    const found = leastMet(state, player, fitting);
    if (found !== null) return { comer: found[0], target, state: found[1] };
  }
  return null;
}
