import {
  isOpen,
  SITUATION_LISTS,
  type GameState,
  type OpenSituation,
  type Order,
  type PlayerId,
  type ShownSituation,
  type SituationList,
} from '@fracht/engine';

/** A situation of an order, with the words the viewer may know: a student of own orders alone, the teacher of all. */
export type OwnSituation = {
  /** Unlike that of any other in the game: a situation strikes an order once. */
  readonly key: string;
  readonly list: SituationList;
  readonly order: Order;
  readonly open: OpenSituation;
  readonly shown: ShownSituation;
  /** It still wants an answer; not once its order has ended. (SIT-7) */
  readonly isOpen: boolean;
};

/** What struck the player's own orders, the oldest first. */
export function ownSituations(game: GameState, player: PlayerId): readonly OwnSituation[] {
  return wordedSituations(game).filter(({ order }) => order.player === player);
}

/** Every situation that the viewer knows the words of, the oldest first. (SIT-13) */
export function wordedSituations(game: GameState): readonly OwnSituation[] {
  return game.orders
    .flatMap((order) => SITUATION_LISTS.flatMap((list) => order[list].flatMap((open) => ownOne(order, list, open))))
    .sort((one, other) => one.open.since - other.open.since || (one.key < other.key ? -1 : 1));
}

function ownOne(order: Order, list: SituationList, open: OpenSituation): readonly OwnSituation[] {
  const { shown } = open;
  if (shown === null) return [];
  return [{ key: `${order.id} ${open.id}`, list, order, open, shown, isOpen: !open.done && isOpen(order) }];
}
