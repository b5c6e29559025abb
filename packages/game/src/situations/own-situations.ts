import {
  findPlayer,
  isOpen,
  SITUATION_LISTS,
  wasHeldByBot,
  type GameState,
  type OpenSituation,
  type Order,
  type PlayerId,
  type ShownSituation,
  type SituationList,
} from '@fracht/engine';

/** A situation of an order with the words that the viewer may see: a student those of the student's own orders, the teacher all. */
export type OwnSituation = {
  /** Unique in the game: a situation strikes an order only once. */
  readonly key: string;
  readonly list: SituationList;
  readonly order: Order;
  readonly open: OpenSituation;
  readonly shown: ShownSituation;
  /** Whether it still needs an answer; false once its order has ended. (SIT-7) */
  readonly isOpen: boolean;
  /** Whether a bot answered it in its player's place, entirely or in part. (BTS-4) */
  readonly isBots: boolean;
};

/** The situations of the player's own orders, oldest first. */
export function ownSituations(game: GameState, player: PlayerId): readonly OwnSituation[] {
  return readableSituations(game).filter(({ order }) => order.player === player);
}

/** Every situation whose words the viewer may see, oldest first. (SIT-13) */
export function readableSituations(game: GameState): readonly OwnSituation[] {
  return game.orders
    .flatMap((order) =>
      SITUATION_LISTS.flatMap((list) => order[list].flatMap((open) => ownOne(game, order, list, open))),
    )
    .sort((one, other) => one.open.since - other.open.since || (one.key < other.key ? -1 : 1));
}

/** Whether this situation is the first that its player has settled. */
export function isFirstSettled(game: GameState, { key, order }: OwnSituation): boolean {
  if (order.player === null) return false;
  const settled = ownSituations(game, order.player).filter(({ open }) => open.done);
  return settled.length === 1 && settled[0]?.key === key;
}

/** The situations that the player answered in person. (BTS-4) */
export function answeredInPerson(situations: readonly OwnSituation[]): readonly OwnSituation[] {
  return situations.filter(({ isBots }) => !isBots);
}

function ownOne(game: GameState, order: Order, list: SituationList, open: OpenSituation): readonly OwnSituation[] {
  const { shown } = open;
  if (shown === null) return [];
  const player = findPlayer(game, open.player);
  const isBots = player !== null && shown.decisions.some(({ at }) => wasHeldByBot(game, player, at));
  return [{ key: `${order.id} ${open.id}`, list, order, open, shown, isOpen: !open.done && isOpen(order), isBots }];
}
