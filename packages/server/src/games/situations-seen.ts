import { type ChangeType, type GameState, isReleased, type Order, orderFor, type Viewer } from '@fracht/engine';
import {
  changeToWire,
  emergencyToWire,
  gameChange,
  type GameChange,
  gameEmergency,
  type GameEmergency,
} from '@fracht/protocol';

/** The critical situations that struck orders of the viewer, or any order for the teacher, as far as they may be known. (GME-7, SIT-13) */
export function emergenciesSeen(state: GameState, viewer: Viewer): GameEmergency[] {
  return ordersSeen(state, viewer).flatMap(({ id: order, emergencies }) =>
    emergencies.map((open) => gameEmergency.parse({ ...emergencyToWire(open), order })),
  );
}

/** The change events of one type that the viewer has seen at these orders; none that are still to come. (GME-7, SIT-13) */
export function changesSeen(state: GameState, viewer: Viewer, type: ChangeType): GameChange[] {
  return ordersSeen(state, viewer).flatMap(({ id: order, changes }) =>
    changes
      .filter(({ shown }) => shown?.kind === type)
      .map((open) => gameChange.parse({ ...changeToWire(open), order })),
  );
}

function ordersSeen(state: GameState, viewer: Viewer): readonly Order[] {
  const seen = state.orders.filter((order) => viewer.type === 'TEACHER' || order.player === viewer.player);
  return seen.filter((order) => isReleased(state, order)).map((order) => orderFor(state, order, viewer));
}
