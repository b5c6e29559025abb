import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat, AnyJson } from './socket.ts';

/** Slower than the default ACTION_RATE. */
const BREATH_MS = 60;

/** Plays simply, using only what is sent over the wire, until `isOver`; gives how many actions were accepted and refused. */
export async function playOn(seat: Seat, isOver: () => boolean): Promise<{ accepted: number; refused: AnyJson[] }> {
  const count: { accepted: number; refused: AnyJson[] } = { accepted: 0, refused: [] };
  for (let turn = 0; !isOver() && seat.closed === null; turn += 1, await sleep(BREATH_MS)) {
    const wish = wishOf(seat, turn);
    if (wish === null || seat.state.state !== 'IN_PROGRESS') continue;
    const [action, fields] = wish;
    const answer = await seat.act(action, fields);
    if (answer.ok === true) count.accepted += 1;
    else count.refused.push(answer);
  }
  return count;
}

type Wish = readonly [string, object];

/** The last answer to what a car waits for, which keeps everybody in the ranking; a text if there are no answers to choose from. */
function replyOf(seat: Seat): Wish | null {
  const own = seat.state.orders.filter(
    (order: AnyJson) => order.player === seat.user && !order.delivered && !order.expired,
  );
  for (const order of own) {
    const emergency = order.emergencies?.find(({ done }: AnyJson) => !done);
    if (emergency !== undefined) {
      return [
        'RESOLVE_EMERGENCY',
        { order: order.id, emergency: emergency.id, tree: emergency.tree, ...given(emergency) },
      ];
    }
    const change = order.changes?.find(({ done }: AnyJson) => !done);
    if (change !== undefined) return ['RESOLVE_CHANGE_EVENT', { order: order.id, event: change.id, ...given(change) }];
  }
  return null;
}

function given({ node }: AnyJson): object {
  if (node.textInput) return { text: '112' };
  const answer = node.answers.length - 1;
  return node.answers[answer].input ? { answer, input: 60 } : { answer };
}

/** Every seventh turn a needless action, so that all actions are covered. */
function wishOf(seat: Seat, turn: number): Wish | null {
  const { cars, orders, offers } = seat.state;
  const reply = replyOf(seat);
  if (reply !== null) return reply;
  const mine = cars.filter((car: AnyJson) => car.player === seat.user);
  const driving = mine.find((car: AnyJson) => car.isMoving);
  const stopped = mine.find((car: AnyJson) => car.action === 'STOPPED_BY_PLAYER');
  if (stopped !== undefined) return ['SELECT_PARKING', { car: stopped.id, parking: 'GO' }];
  if (turn % 7 === 3 && driving !== undefined) return ['SELECT_PARKING', { car: driving.id, parking: 'HERE' }];
  if (turn % 13 === 5 && offers.length > 0) return ['ADD_CAR', { car: offers[turn % offers.length].id }];
  const away = mine.find(
    (car: AnyJson) => car.action === 'AVAILABLE' && car.position !== null && car.shipment === null,
  );
  const booked = orders.find((order: AnyJson) => order.player === seat.user && order.status === 'BOOKED');
  if (booked !== undefined) return carFor(seat, booked, turn);
  if (away !== undefined && turn % 3 === 0) return ['CONFIRM_RETURN', { car: away.id }];
  const fresh = orders.filter((order: AnyJson) => order.status === 'NEW');
  return fresh.length === 0 ? null : ['BOOK_ORDER', { order: fresh[turn % fresh.length].id }];
}

function carFor(seat: Seat, order: AnyJson, turn: number): Wish | null {
  const free = seat.state.cars.find(
    (car: AnyJson) =>
      car.type === order.type &&
      car.shipment === null &&
      (car.action === 'FREE' || (car.action === 'AVAILABLE' && car.player === seat.user)),
  );
  if (free === undefined) return ['CANCEL_ORDER', { order: order.id }];
  if (turn % 11 === 1) return ['CANCEL_ORDER', { order: order.id }];
  return ['BOOK_CAR', { order: order.id, car: free.id }];
}
