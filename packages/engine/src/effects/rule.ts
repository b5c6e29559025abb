import type { Effect, EffectType } from '../library.ts';
import type { GameState } from '../state.ts';
import type { CarId, OrderId, PlayerId, CarPlace, OrderPlace } from '../units.ts';

/** The player, order and car that an effect applies to. */
export type EffectContext = {
  readonly player: PlayerId;
  readonly order: OrderId | null;
  readonly car: CarId | null;
};

/** An effect's context with the list indexes of its order and car; -1 if it has none. */
export type EffectTarget = EffectContext & { readonly orderPlace: OrderPlace; readonly carPlace: CarPlace };

/** What an effect does. It cannot fail, and does nothing where the order or car that it needs is missing. (EFF-20) */
export type EffectRule = {
  readonly apply: (state: GameState, effect: Effect, target: EffectTarget) => GameState;
};

export type EffectRules = { readonly [T in EffectType]: EffectRule };
