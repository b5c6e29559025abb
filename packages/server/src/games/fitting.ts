import { type GameState, type PlayerId, prospectsOf } from '@fracht/engine';
import type { FittingSituation } from '@fracht/protocol';

/**
 * The situations of the game's library for the teacher to choose from: what each would affect now of this player's or, if `player`
 * is null, how many of all playing students it would affect. For the game's teacher alone. (SIT-12, SIT-17)
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
