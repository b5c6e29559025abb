import {
  findPlayer,
  isCarried,
  isOnTime,
  isOpen,
  orderPay,
  wasHeldByBot,
  type GameSeconds,
  type GameState,
  type Grosze,
  type Order,
  type PlayerId,
} from '@fracht/engine';

/** How an order ended. */
export type OrderEnd = 'onTime' | 'late' | 'lost';

/** One order on the game's time line: booked, on the road, ended, and what it paid. */
export type OrderLine = {
  readonly order: Order;
  readonly bookedAt: GameSeconds;
  readonly loadedAt: GameSeconds;
  readonly endedAt: GameSeconds;
  readonly end: OrderEnd;
  readonly pay: Grosze;
  /** Whether a bot booked it in the player's place. (BTS-4) */
  readonly isBots: boolean;
};

const DAY = 86_400;
/** Game time zero is noon; a night is drawn from 20:00 to 6:00. */
const NIGHT = { from: 8 * 3600, length: 10 * 3600 };

/** A player's orders by the time of booking; times that are not in the journal are taken from the windows. */
export function orderLines(state: GameState, player: PlayerId): readonly OrderLine[] {
  const owner = findPlayer(state, player);
  const journal = owner?.journal ?? [];
  return state.orders
    .filter((order) => order.player === player && (!isOpen(order) || state.state === 'FINISHED'))
    .map((order) => {
      const endedAt = order.deliveredAt ?? lastAt(journal, order, 'ORDER_EXPIRED') ?? state.now;
      const bookedAt = Math.min(order.bookedAt ?? order.release, endedAt);
      const loadedAt = lastAt(journal, order, 'LOADING') ?? bookedAt;
      const isBots = owner !== null && wasHeldByBot(state, owner, order.bookedAt ?? -1);
      const [end, pay] = [endOf(order), payOf(order)];
      return { order, bookedAt, loadedAt: Math.min(loadedAt, endedAt), endedAt, end, pay, isBots };
    })
    .toSorted((a, b) => a.bookedAt - b.bookedAt);
}

/** The nights between two moments. */
export function nightsBetween(
  from: GameSeconds,
  to: GameSeconds,
): readonly { readonly from: GameSeconds; readonly to: GameSeconds }[] {
  const nights: { from: GameSeconds; to: GameSeconds }[] = [];
  for (let start = NIGHT.from; start < to; start += DAY) {
    if (start + NIGHT.length > from)
      nights.push({ from: Math.max(from, start), to: Math.min(to, start + NIGHT.length) });
  }
  return nights;
}

function endOf(order: Order): OrderEnd {
  if (!isCarried(order)) return 'lost';
  return isOnTime(order) ? 'onTime' : 'late';
}

function payOf(order: Order): Grosze {
  return isCarried(order) ? orderPay(order) : 0;
}

type Journal = GameState['players'][number]['journal'];

function lastAt(journal: Journal, order: Order, what: Journal[number]['what']): GameSeconds | null {
  return journal.findLast((entry) => entry.order === order.id && entry.what === what)?.at ?? null;
}
