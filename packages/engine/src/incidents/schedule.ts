import { carAt, shipmentIndex } from '../cars/car.ts';
import { roundEndsAt } from '../clock.ts';
import { applyEffect } from '../effects/index.ts';
import { luckBelow } from '../luck.ts';
import { orderAt } from '../orders/order.ts';
import { findPlayer } from '../players/player.ts';
import { isTended } from '../players/tenure.ts';
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
import { causeMissing } from '../situations/cause.ts';
import { changeOrder } from '../situations/change-order.ts';
import { drawInTime } from '../situations/draw-in-time.ts';
import { type TimesMet, drawLeastMet, timesMet } from '../situations/draw-least-met.ts';
import { scenarioOf } from '../situations/find.ts';
import { accidentFits, changeFits, emergencyFits, momentOf } from '../situations/fits.ts';
import { stopIfStruck } from '../cars/stop-by-situation.ts';
import type { BeyondSituations } from '../situations/in-reach.ts';
import { openSituation } from '../situations/open.ts';
import { sendNewCar } from '../situations/send-new-car.ts';
import { isBeginner, wasStruckInRound } from '../situations/spared.ts';
import { cargoOf } from '../situations/suits.ts';
import { type CandidateSituation, libraryTables } from '../situations/tables.ts';
import { type PossibleTarget, strikableCars, leastStruckFirst, changeableOrders } from '../situations/targets.ts';
import { isAsking } from '../situations/walk.ts';

/**
 * Seconds until a strike that found no target tries again: `drawn` for scheduled strikes (`drawnBefore` under earlier rules), `chosen` for
 * those of the teacher. (SIT-3, SIT-12)
 */
const AGAIN = { drawn: 300, drawnBefore: 1800, chosen: 300 };

/** Each situation has its own part of the round and falls due within this percentage of it; the rest is left for finding a target. (SIT-3) */
const DUE_WITHIN = 60;

/** The settings that say how many situations of each kind come to a player in a round. (SIT-3) */
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

/** Strikes the player with one situation of a kind; null if none fits. */
type StrikeAttempt = (state: GameState, strike: Strike, player: Player) => GameState | null;
const ATTEMPTS: Readonly<Record<StrikeKind, StrikeAttempt>> = { CRITICAL: critical, RANDOM: random, CHANGE: change };

/** Drops the strikes of the last round that did not occur. (SIT-3) */
export function withoutStrikes(state: GameState): GameState {
  if (state.strikes.length === 0) return state;
  return { ...state, strikes: [], timers: withoutSituations(state.timers) };
}

/**
 * Draws when situations strike a student in the rest of the round: as many of each kind as its setting says, each within its own equal
 * part of that time. Drawn once per round. (SIT-3)
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

/** Timer handler of a strike: the situation strikes the first car or order that it fits, or tries again later, until the round ends. (SIT-3) */
export function runStrikeTimer(state: GameState, index: number): GameState {
  const strike = state.strikes[index];
  if (strike === undefined) return state;
  const isOn = state.hasSituations || strike.chosen !== null;
  return (isOn ? attempt(state, strike) : null) ?? again(state, strike, index);
}

/**
 * The game with these strikes scheduled in this round, each at its moment. A strike at Infinity never comes by itself: when the course of its
 * order triggers a situation, that situation will be this one. The comparison of a finished game uses this to keep what struck an order. (SIT-21)
 */
export function withStrikes(
  state: GameState,
  coming: readonly { readonly at: GameSeconds; readonly strike: Strike }[],
): GameState {
  const timers = coming.flatMap(({ at }, place): Timer[] => {
    return at === Infinity ? [] : [{ at, type: 'SITUATION', index: state.strikes.length + place }];
  });
  const strikes = state.strikes.concat(coming.map(({ strike }) => strike));
  return { ...state, strikes, timers: withTimers(state.timers, timers) };
}

/**
 * Strikes a player with the situation that the teacher chose, if it fits something now; under earlier rules otherwise as soon as it does. (SIT-12)
 */
export function strikeWithChosen(state: GameState, strike: Strike): GameState {
  const struck = attempt(state, strike);
  if (struck !== null) return struck;
  if (hasChange(state.setup, 'CHOSEN_IS_TRUE')) return state;
  const strikes = [...state.strikes, strike];
  return again({ ...state, strikes }, strike, strikes.length - 1);
}

function attempt(state: GameState, strike: Strike): GameState | null {
  const player = findPlayer(state, strike.player);
  if (player?.status !== 'PLAYING' || isTended(player)) return null;
  // Most strikes look for a target in vain again and again: the check that rules out all targets at once comes first.
  if (strike.chosen === null && isBeginner(state, player.id)) return null;
  return ATTEMPTS[strike.kind](state, strike, player);
}

/**
 * The player's orders that a strike may hit: only the one it is meant for, if any; and none that is spared, unless the teacher chose the situation.
 * (SIT-21, SIT-24)
 */
function meantBy(state: GameState, { chosen, only }: Strike): (order: Order) => boolean {
  return (order) => (only === undefined || order.id === only) && (chosen !== null || !wasStruckInRound(state, order));
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
  const { scheduledAt, emergenciesAt } = libraryTables(library);
  const candidatesAt = strike.chosen === null ? scheduledAt : emergenciesAt;
  const found = chosenStrike(state, strike, {
    targets: strikableCars(state, player, meantBy(state, strike)),
    candidatesFor: (target) => candidatesAt(momentOf(state, target)),
    fits: (candidate, target) =>
      emergencyFits(candidate, target) &&
      (strike.chosen === null || causeMissing(state, candidate.item, target) === null),
  });
  if (found === null) return null;
  const { place } = found.target;
  const scenario = scenarioOf(library, 'emergencies', found.candidate.id);
  if (scenario === undefined) return null;
  const order = shipmentIndex(found.state, carAt(found.state, place));
  return stopIfStruck(openSituation(found.state, order, 'emergencies', scenario), place);
}

function random(state: GameState, strike: Strike, player: Player): GameState | null {
  const { accidentsAt } = libraryTables(state.setup.library);
  const found = chosenStrike(state, strike, {
    targets: strikableCars(state, player, meantBy(state, strike)),
    candidatesFor: (target) => accidentsAt[cargoOf(target.order)](momentOf(state, target)),
    fits: accidentFits,
  });
  return found === null ? null : accidentHappens(found.state, found.target.place, found.candidate.item);
}

function change(state: GameState, strike: Strike, player: Player): GameState | null {
  const { library } = state.setup;
  const { changesOf } = libraryTables(library);
  const found = chosenStrike(state, strike, {
    targets: changeableOrders(state, player, meantBy(state, strike)),
    candidatesFor: ({ order }) => changesOf[order.type],
    fits: changeFits,
  });
  const scenario = found === null ? undefined : scenarioOf(library, 'changes', found.candidate.id);
  if (found === null || scenario === undefined) return null;
  const { place } = found.target;
  return isAsking(found.candidate.item.situation)
    ? openSituation(found.state, place, 'changes', scenario)
    : changeOrder(found.state, place, found.candidate.id);
}

const BEYOND: BeyondSituations = {
  newCity(state, place, effect) {
    const { id: order, car, player } = orderAt(state, place);
    return player === null ? state : applyEffect(state, effect, { player, order, car });
  },
  newCar(state, place, id) {
    const { library } = state.setup;
    const scenario = scenarioOf(library, 'emergencies', id) ?? scenarioOf(library, 'changes', id);
    return scenario === undefined ? state : sendNewCar(state, place, scenario);
  },
};

/** The cars or orders of a player, with the situations that may strike each, and a check whether one fits. */
type StrikeOptions<Item, Target> = {
  readonly targets: readonly Target[];
  readonly candidatesFor: (target: Target) => readonly CandidateSituation<Item>[];
  readonly fits: (candidate: CandidateSituation<Item>, target: Target) => boolean;
};
/** The situation and the car or order that were chosen for a strike, and the game after the draw. */
type ChosenStrike<Item, Target> = {
  readonly candidate: CandidateSituation<Item>;
  readonly target: Target;
  readonly state: GameState;
};

/**
 * Chooses a situation for a player, and the car or order that it strikes. Candidates are the cars or orders that fit a situation the player has not met yet or, if
 * there are none, those that fit any; of these the one struck least so far is taken (the first of equals), and of the situations that fit it, one that this player
 * has met least. A situation that the teacher did not choose must also leave the order enough time, and does not strike an order that is spared. (SIT-2, SIT-3,
 * SIT-14, SIT-23, SIT-24, SIT-28)
 */
function chosenStrike<Item, Target extends PossibleTarget>(
  state: GameState,
  { player, chosen }: Strike,
  { targets, candidatesFor, fits }: StrikeOptions<Item, Target>,
): ChosenStrike<Item, Target> | null {
  const possible: { readonly target: Target; readonly fitting: readonly CandidateSituation<Item>[] }[] = [];
  for (const target of leastStruckFirst(targets)) {
    const fitting = candidatesFor(target).filter(
      (candidate) => (chosen === null || candidate.id === chosen) && fits(candidate, target),
    );
    if (fitting.length > 0) possible.push({ target, fitting });
  }
  if (possible.length === 0) return null;
  const met = timesMet(state, player);
  for (const isWanted of wantedInTurn(state.setup, met, chosen)) {
    for (const { target, fitting } of possible) {
      const wanted = fitting.filter(({ id }) => isWanted(id));
      const found =
        chosen === null
          ? drawInTime(state, { player, met }, target.order, wanted, BEYOND)
          : drawLeastMet(state, player, wanted, met);
      if (found !== null) return { candidate: found[0], target, state: found[1] };
    }
  }
  return null;
}

/**
 * The sets of fitting situations to try, one after another: first those that the player has not met, on all cars or orders, then the others.
 * Under earlier rules, and where the teacher chose, all at once. (SIT-28)
 */
function wantedInTurn(
  setup: GameState['setup'],
  met: TimesMet,
  chosen: string | null,
): readonly ((id: string) => boolean)[] {
  if (chosen !== null || !hasChange(setup, 'UNMET_FIRST')) return [() => true];
  return [(id) => !met.has(id), (id) => met.has(id)];
}
