import { type GameAction, type GameState, type PlayerId, applyAction } from '@fracht/engine';

/** The game after these actions of a student, applied one after another, each at its moment; null if the rules refuse one of them. */
export function afterActions(state: GameState, player: PlayerId, actions: readonly GameAction[]): GameState | null {
  let game = state;
  for (const action of actions) {
    const result = applyAction(game, action, { player, type: 'STUDENT', day: state.day ?? '' });
    if (!result.ok) return null;
    game = result.value;
  }
  return game;
}
