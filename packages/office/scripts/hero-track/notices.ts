import {
  carIndex,
  findOrder,
  gameEndsAt,
  newGame,
  orderPay,
  unloadCity,
  type GameState,
  type Message,
  type MessageCode,
} from '@fracht/engine';
import { NOTICE_CODES, type NoticeCode } from '../../src/landing/show/track.ts';
import type { Playing } from './play.ts';
import { moments } from './moments.ts';

/** The game's messages that are shown, and their priority; a lower rank gives way to a higher one near it. */
const TOLD: Partial<Readonly<Record<MessageCode, readonly [code: NoticeCode, rank: number]>>> = {
  ROUND_STARTED: ['ROUND', 3],
  GAME_FINISHED: ['END', 3],
  EMERGENCY: ['EMERGENCY', 2],
  EMERGENCY_RESOLVED: ['EMERGENCY_RESOLVED', 1],
  CHANGE_EVENT: ['CHANGE_EVENT', 1],
  ACCIDENT: ['ACCIDENT', 1],
  ORDER_DELIVERED_ON_TIME: ['DELIVERED_ON_TIME', 2],
  ORDER_DELIVERED_LATE: ['DELIVERED_LATE', 2],
  ORDER_LOADED: ['ORDER_LOADED', 0],
  ORDER_LOADED_ON_TIME: ['ORDER_LOADED', 0],
  ORDER_LOADED_STANDS: ['ORDER_LOADED', 0],
  CAR_RESTED: ['REST', 1],
};

/** Minimum game seconds between two notices: seven and a half seconds of the show. */
const APART = 2400;

type Notice = {
  readonly at: number;
  readonly code: NoticeCode;
  readonly rank: number;
  readonly truck: number;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly name: string;
};

/** The notices of the show, thinned out so that each can be read; one line per notice. */
export function noticesOf(played: Playing, end: GameState): string {
  const told = messagesOf(played).flatMap((message) => noticeOf(end, message));
  const kept: Notice[] = [];
  for (const notice of told.toSorted((one, other) => other.rank - one.rank || one.at - other.at)) {
    if (kept.every(({ at }) => Math.abs(at - notice.at) >= APART)) kept.push(notice);
  }
  return kept
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, code, truck, from, to, amount, name }) =>
      [at, NOTICE_CODES.indexOf(code), truck, from, to, amount, name].join(' ').trimEnd(),
    )
    .join(';');
}

/** Every message of the game: the state keeps only the last ones. */
function messagesOf({ setup, log }: Playing): readonly Message[] {
  const all: Message[] = [];
  for (const { messages } of moments(newGame(setup), log, gameEndsAt(setup))) {
    const last = all.at(-1)?.id ?? 0;
    all.push(...messages.filter(({ id }) => id > last));
  }
  return all;
}

function noticeOf(end: GameState, message: Message): Notice[] {
  const row = TOLD[message.code];
  if (row === undefined) return [];
  const [code, rank] = row;
  const order = message.order === null ? null : findOrder(end, message.order);
  const isDelivery = code === 'DELIVERED_ON_TIME' || code === 'DELIVERED_LATE';
  return [
    {
      at: message.at,
      code,
      rank,
      truck: message.car === null ? -1 : carIndex(end, message.car),
      from: order?.base ?? 0,
      to: order === null ? 0 : unloadCity(order),
      amount: isDelivery && order !== null ? orderPay(order) : message.amount,
      name: message.name ?? '',
    },
  ];
}
