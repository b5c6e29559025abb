import { world } from '@fracht/content';
import type { GameState } from '@fracht/engine';
import { fromWire, mergeWire, wireDeltaSchema, wireGameSchema, type WireGame } from '@fracht/protocol';

/** The whole game of a first message or a resync. Throws when it is not one. (LIN-5) */
export function readWhole(state: unknown): WireGame {
  return wireGameSchema.parse(state);
}

/** The game after a change. Throws when the change does not fit on it. (LIN-5) */
export function readChange(wire: WireGame, state: unknown): WireGame {
  return mergeWire(wire, wireDeltaSchema.parse(state));
}

/** The viewer's copy of the game as the engine has it. */
export function stateOf(wire: WireGame): GameState {
  return fromWire(wire, world);
}
