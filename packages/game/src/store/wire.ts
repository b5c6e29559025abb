import { worldOfVersion } from '@fracht/content';
import type { GameState } from '@fracht/engine';
import { fromWire, mergeWire, wireDeltaSchema, wireGameSchema, type WireGame } from '@fracht/protocol';

/** Parses the whole game of a first message or a resync. Throws when it is not one. (LIN-5) */
export function readWhole(state: unknown): WireGame {
  return wireGameSchema.parse(state);
}

/** Applies a delta to the game. Throws when it does not fit. (LIN-5) */
export function readChange(wire: WireGame, state: unknown): WireGame {
  return mergeWire(wire, wireDeltaSchema.parse(state));
}

/** The viewer's game as a state of the engine. */
export function stateOf(wire: WireGame): GameState {
  return fromWire(wire, worldOfVersion(wire.map));
}
