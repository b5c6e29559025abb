import { type GameState, type PlayerId, prospectsOf } from '@fracht/engine';
import type { FittingSituation } from '@fracht/protocol';

/**
 * The situations of the game's library as their teacher chooses among them: what each would strike now of this player's, or of how
 * many of all students who play where `player` is null. For the game's teacher alone. (SIT-12, SIT-17)
 */
export function fittingSituations(state: GameState, player: PlayerId | null): FittingSituation[] {
  const { emergencies, changes, accidents } = state.setup.library;
  const words = [
    ...emergencies.map(({ name, description }) => ({ name, description, effects: [] })),
    ...changes.map(({ name, description }) => ({ name, description, effects: [] })),
    ...accidents.map(({ name, effects }) => ({ name, description: '', effects: [...effects] })),
  ];
  return prospectsOf(state, player === null ? playing(state) : [player]).flatMap(({ strokes, ...told }, index) => {
    const [first] = player === null ? [] : strokes;
    const target = first === undefined ? null : { order: first.order, car: first.car };
    const said = words[index];
    return said === undefined ? [] : { ...told, ...said, players: strokes.length, target };
  });
}

function playing({ players }: GameState): readonly PlayerId[] {
  return players.filter(({ type, status }) => type === 'STUDENT' && status === 'PLAYING').map(({ id }) => id);
}
