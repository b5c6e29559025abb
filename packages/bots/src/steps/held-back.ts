import { type GameSeconds, type Order, isReleased } from '@fracht/engine';
import type { BotView } from '../look.ts';
import { botLuckBelow } from '../luck.ts';
import type { BookingPace } from '../pace.ts';

/** Whether a bot with a pace may not book yet: too little time has passed, or it already has its share of the orders offered so far. (BOT-11) */
export function isHeldBack(look: BotView): boolean {
  const { seat, state, me } = look;
  if (seat.pace === undefined) return false;
  const own = state.orders.filter(({ player }) => player === me.id);
  return state.now < booksFrom(look, seat.pace, own) || own.length >= shareOf(look, seat.pace);
}

function booksFrom({ seat }: BotView, { first, least, most }: BookingPace, own: readonly Order[]): GameSeconds {
  const last = own.reduce((latest, { bookedAt }) => Math.max(latest, bookedAt ?? -1), -1);
  const [from, keys] = last < 0 ? [first, []] : [last + least, [last]];
  return from + botLuckBelow(seat, 'paces', keys, most - least + 1);
}

/** How many of the orders offered so far are the bot's share, rounded down at the beginning and up later. */
function shareOf({ state }: BotView, { opening }: BookingPace): number {
  const students = Math.max(1, state.players.filter(({ type }) => type === 'STUDENT').length);
  const offered = state.orders.filter((order) => isReleased(state, order)).length;
  return state.now < opening ? Math.floor(offered / 2 / students) : Math.ceil(offered / students);
}
