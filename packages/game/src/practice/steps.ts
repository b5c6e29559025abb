import {
  advance,
  applyAction,
  bestAnswerIndex,
  bringPractice,
  type Car,
  checkAction,
  type GameAction,
  type GameState,
  isSleeping,
  nextEventAt,
  type Order,
  parkingsAhead,
  roundEndsAt,
} from '@fracht/engine';
import { rejectionText } from '@fracht/content';
import { proposedParking } from '../parts/parking-offer.ts';
import { practiceOpening, PRACTICE_VIEWER, SCENE } from './scene.ts';

/** The steps, in their order; after the last one the practice is over. */
export const STEPS = ['BOOK', 'SEND', 'PARK', 'ANSWER', 'SETTLE'] as const;
export type StepName = (typeof STEPS)[number];

/** An action that the rules allow but the step does not ask for. */
export type Detour = 'NOT_NOW' | 'OVER_LIMIT';

type Step = {
  /** The action of this step, as marked on its control; null: the student only has to look, which is no action of the game. */
  readonly act: GameAction['action'] | null;
  /** Why this is not what the step asks for; null: it is. */
  readonly detour: (game: GameState, action: GameAction) => Detour | null;
  /** Whether the step is done. */
  readonly isDone: (game: GameState) => boolean;
  /** The action that demonstrates the step; null: none. */
  readonly shown: (game: GameState) => GameAction | null;
  /** The game when the next step begins: what happens by itself until then. */
  readonly settled: (game: GameState) => GameState;
};

const MINUTE = 60;
/** How far the loaded car has come when its night is to be planned, and the rested one when the situation strikes it. */
const ON_THE_WAY = { parking: 40 * MINUTE, situation: 20 * MINUTE } as const;

const TABLE: { readonly [Name in StepName]: Step } = {
  BOOK: {
    act: 'BOOK_ORDER',
    detour: only('BOOK_ORDER'),
    isDone: (game) => orderIn(game).player !== null,
    shown: () => ({ action: 'BOOK_ORDER', order: SCENE.order }),
    settled: (game) => game,
  },
  SEND: {
    act: 'BOOK_CAR',
    detour: only('BOOK_CAR'),
    isDone: (game) => orderIn(game).car !== null,
    shown: (game) => ({ action: 'BOOK_CAR', order: SCENE.order, car: carIn(game).id }),
    settled: (game) => later(until(game, isLoadedAndDriving), ON_THE_WAY.parking),
  },
  PARK: {
    act: 'SELECT_PARKING',
    detour: parkDetour,
    isDone: (game) => carIn(game).state.action === 'DRIVING_TO_SLEEP',
    shown: (game) => {
      const place = proposedParking(parkingsAhead(game, carIn(game), game.now));
      return place === null ? null : { action: 'SELECT_PARKING', car: carIn(game).id, parking: place.parking.id };
    },
    settled: (game) => {
      const asleep = until(game, (state) => isSleeping(carIn(state).state.action));
      return bringPractice(later(until(asleep, isLoadedAndDriving), ON_THE_WAY.situation));
    },
  },
  ANSWER: {
    act: 'RESOLVE_EMERGENCY',
    detour: only('RESOLVE_EMERGENCY'),
    isDone: (game) => orderIn(game).emergencies.every(({ done }) => done),
    shown: () => answerAction(bestPracticeAnswer()),
    settled: (game) => until(game, (state) => orderIn(state).delivered),
  },
  SETTLE: {
    act: null,
    detour: () => 'NOT_NOW',
    isDone: () => false,
    shown: () => null,
    settled: (game) => game,
  },
};

/** A step: the action that it asks for, and what follows. (PRT-2) */
export function stepOf(number: number): Step {
  return TABLE[stepName(number)];
}

/** The name of a step by its number, from 1; the last one's for any higher number. */
export function stepName(number: number): StepName {
  return STEPS[Math.min(number, STEPS.length) - 1] ?? 'SETTLE';
}

/** Performs an action of a step: returns the game after it, or why not; a refusal by the rules comes in their own words. (PRT-4) */
export function taken(
  game: GameState,
  number: number,
  action: GameAction,
): { readonly game: GameState } | { readonly rule: string } | { readonly detour: Detour } {
  const actor = { ...PRACTICE_VIEWER, day: game.day ?? '' };
  const code = checkAction(game, action, actor);
  if (code !== null) return { rule: rejectionText[code] };
  const detour = stepOf(number).detour(game, action);
  if (detour !== null) return { detour };
  const result = applyAction(game, action, actor);
  return result.ok ? { game: result.value } : { rule: rejectionText[result.error] };
}

/** The game at the beginning of a step if all steps before it were done as demonstrated. (PRT-3) */
export function practiceAt(number: number): GameState {
  let game = practiceOpening();
  for (let before = 1; before < number; before += 1) {
    const step = stepOf(before);
    const action = step.shown(game);
    const result = action === null ? null : taken(game, before, action);
    if (result !== null && 'game' in result) game = step.settled(result.game);
  }
  return game;
}

/** The one order of the practice. */
export function orderIn({ orders: [order] }: GameState): Order {
  if (order === undefined) throw new Error('A practice without its order');
  return order;
}

/** The one car of the practice. */
export function carIn({ cars: [car] }: GameState): Car {
  if (car === undefined) throw new Error('A practice without its car');
  return car;
}

/** The index of the best answer to the one question. */
export function bestPracticeAnswer(): number {
  const { situation } = SCENE.situation;
  if (situation === null) throw new Error('A practice without a question');
  return bestAnswerIndex(situation, 'situation');
}

/** Whether the question was answered in the best way. */
export function isAnsweredBest(game: GameState): boolean {
  const [open] = orderIn(game).emergencies;
  const [decision] = open?.decisions ?? [];
  return decision?.answer === bestPracticeAnswer();
}

function answerAction(answer: number): GameAction {
  return { action: 'RESOLVE_EMERGENCY', order: SCENE.order, emergency: SCENE.situation.id, tree: 'situation', answer };
}

function only(type: GameAction['action']): Step['detour'] {
  return (_, { action }) => (action === type ? null : 'NOT_NOW');
}

function parkDetour(game: GameState, action: GameAction): Detour | null {
  if (action.action !== 'SELECT_PARKING') return 'NOT_NOW';
  const place = parkingsAhead(game, carIn(game), game.now).find(({ parking }) => parking.id === action.parking);
  if (place === undefined) return 'NOT_NOW';
  return place.overrun > 0 ? 'OVER_LIMIT' : null;
}

function isLoadedAndDriving(game: GameState): boolean {
  return carIn(game).state.action === 'DRIVING_WITH_SHIPMENT';
}

/** The game at the first event after which this holds. Throws if the round ends before that: then the scene is wrong. */
function until(game: GameState, holds: (state: GameState) => boolean): GameState {
  let state = game;
  while (!holds(state)) {
    const next = nextEventAt(state);
    if (next === null || next >= roundEndsAt(state)) throw new Error('The practice does not go on');
    state = advance(state, next);
  }
  return state;
}

function later(game: GameState, seconds: number): GameState {
  return advance(game, game.now + seconds);
}
