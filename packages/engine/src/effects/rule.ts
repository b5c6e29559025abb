import type { Effect, EffectType } from '../library.ts';
import type { GameState } from '../state.ts';
import type { CarId, OrderId, PlayerId, CarPlace, OrderPlace } from '../units.ts';

/** Whom an effect meets. */
export type EffectContext = {
  readonly player: PlayerId;
  readonly order: OrderId | null;
  readonly car: CarId | null;
};

/** The effect with the places of its order and car in the lists, -1 where it has none. */
export type EffectTarget = EffectContext & { readonly orderPlace: OrderPlace; readonly carPlace: CarPlace };

/** What an effect does; it cannot fail, and does nothing where its order or car is missing. (EFF-20) */
export type EffectRule = {
  readonly apply: (state: GameState, effect: Effect, target: EffectTarget) => GameState;
};

export type EffectRules = { readonly [T in EffectType]: EffectRule };
