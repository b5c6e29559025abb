import {
  type ChangeType,
  type GameState,
  hasHadSituation,
  isReleased,
  type Order,
  orderFor,
  type Viewer,
} from '@fracht/engine';
import {
  changeToWire,
  emergencyToWire,
  gameChange,
  type GameChange,
  gameEmergency,
  type GameEmergency,
  struckId,
} from '@fracht/protocol';

/** The critical situations that affected the viewer's orders, or for the teacher any order, as far as they may be shown. (GME-7, SIT-13) */
export function emergenciesSeen(state: GameState, viewer: Viewer): GameEmergency[] {
  return keyedEmergencies(state, viewer).map(({ told }) => told);
}

type WantedEmergency = { readonly id: string; readonly order?: string | undefined };

/** Those with a given id: a player's own id for one, which is unique, or the id of a situation, which several orders may have had. (GME-7) */
export function emergenciesMeant(state: GameState, viewer: Viewer, wanted: WantedEmergency): GameEmergency[] {
  return keyedEmergencies(state, viewer)
    .filter(({ key, told }) => key === wanted.id || told.id === wanted.id)
    .filter(({ told }) => wanted.order === undefined || told.order === wanted.order)
    .map(({ told }) => told);
}

function keyedEmergencies(state: GameState, viewer: Viewer) {
  return ordersSeen(state, viewer).flatMap((order) =>
    order.emergencies.flatMap((open, index) => {
      const isHeld = viewer.type === 'TEACHER' || order.player === viewer.player;
      // For an order that was given back, only what happened while the viewer had it.
      if (!isHeld && open.player !== viewer.player) return [];
      const told = gameEmergency.parse({ ...emergencyToWire(open), order: order.id });
      return [{ key: struckId(order, 'emergencies', index), told }];
    }),
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
  const seen = state.orders.filter(
    (order) => viewer.type === 'TEACHER' || order.player === viewer.player || hasHadSituation(order, viewer.player),
  );
  return seen.filter((order) => isReleased(state, order)).map((order) => orderFor(state, order, viewer));
}
