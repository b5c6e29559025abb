import { findPlayer, rankStudents, type GameState, type Order } from '@fracht/engine';
import type { DebriefDecision, DebriefWorth, StudentDebrief, WhatIfPayload } from '@fracht/protocol';

const worth = (money: number, points: number): DebriefWorth => ({ money, points, total: money + 10 * points });
/** What driving on past the limit breaks. */
const OVER_THE_LIMIT = {
  why: 'Prowadzenie pojazdu ponad dzienny limit',
  law: 'rozporządzenie (WE) nr 561/2006',
  article: 'art. 6 ust. 1',
  checked: '2026-11-28',
};
const NO_LOSS = worth(0, 0);

/** The debrief of a player in a played game, as the server sends it, with made-up decisions about the player's own orders: a strength, then two that cost. */
export function aDebrief(end: GameState, player: string): StudentDebrief {
  const standings = rankStudents(end);
  const own = standings.find((one) => one.player.id === player);
  const [order] = end.orders.filter((one) => one.player === player && one.car !== null);
  if (own === undefined || order === undefined) throw new Error(`${player} played nothing`);
  const decisions = [booked(end, order), drivenOn(end, order), answered(end, order)];
  return {
    scores: standings.map(({ score }) => score),
    place: own.place,
    score: own.score,
    best: { score: own.score + 1150, gap: 1150, percent: 94, isOwn: false },
    luck: {
      total: -420,
      draws: [{ what: 'THEFT', at: 40_000, car: 'ADR-01', order: order.id, chance: 7, isDrawn: true, amount: -400 }],
      accidents: { own: -20, mean: 0, amount: -20 },
    },
    thresholds: { SLIP: 50, MISTAKE: 150, BLUNDER: 300 },
    stops: [
      { is: 'STRENGTH', decision: '11', inClass: null },
      { is: 'LOSS', decision: 'ADR-01@30000', inClass: { times: 5, players: 3 } },
      { is: 'LOSS', decision: '14', inClass: null },
    ],
    rest: { count: 34, loss: worth(-30, 11) },
    decisions,
  };
}

const told = { car: 'ADR-01', order: null, situation: null, parking: null, city: null, minutes: null };
const DIFFERENCES: WhatIfPayload['differences'] = [
  {
    was: { ...told, at: 30_100, what: 'WORK_OVERDUE', money: 0, points: -15 },
    would: null,
    money: 0,
    points: 15,
  },
  {
    was: null,
    would: { ...told, at: 30_840, what: 'PARKING_PAID', money: -130, points: 2 },
    money: -130,
    points: 2,
  },
  {
    was: { ...told, at: 31_000, what: 'SLEEPING', money: 0, points: 0 },
    would: null,
    money: 0,
    points: 0,
  },
  {
    was: { ...told, at: 32_000, what: 'FINED', money: -600, points: 3 },
    would: null,
    money: 600,
    points: -3,
  },
];

/** What the best alternative of the second decision in `aDebrief` would have led to: a parking instead of driving on. */
export function aWhatIf(end: GameState, player: string): WhatIfPayload {
  const { money, points } = findPlayer(end, player) ?? { money: 0, points: 0 };
  const [, decision] = aDebrief(end, player).decisions;
  const order = decision?.order?.id ?? '';
  return {
    choice: { is: 'PARKING', parking: 'p1', isGuarded: true, at: 30_840, overrun: -5 },
    money: { was: money / 100, would: money / 100 + 470 },
    points: { was: points, would: points + 14 },
    score: { was: 27_908, would: 28_518 },
    gain: worth(470, 14),
    expected: worth(470, 14),
    grade: 'BEST',
    breaks: null,
    delivered: { was: { order, at: 40_000, isOnTime: true }, would: { order, at: 69_700, isOnTime: true } },
    course: {
      was: {
        car: 'ADR-01',
        type: 'ADR',
        isHired: false,
        entries: [
          { at: 30_100, what: 'WORK_OVERDUE', order: null },
          { at: 40_000, what: 'UNLOADING', order },
          { at: 43_000, what: 'SLEEPING', order: null },
        ],
      },
      would: {
        car: 'ADR-01',
        type: 'ADR',
        isHired: false,
        entries: [
          { at: 30_840, what: 'SLEEPING_GUARDED', order: null },
          { at: 63_240, what: 'DRIVING_WITH_SHIPMENT', order },
          { at: 69_700, what: 'UNLOADING', order },
        ],
      },
    },
    approach: { was: null, would: null },
    freed: null,
    differences: DIFFERENCES,
    happened: 61,
    refused: [
      { at: 45_000, action: { action: 'SELECT_PARKING', car: 'ADR-01', parking: 'p2' }, code: 'CAR_NOT_DRIVING' },
    ],
    repairs: [{ at: 63_240, action: { action: 'SELECT_PARKING', car: 'ADR-01', parking: 'GO' }, isOwn: false }],
  };
}

function about(end: GameState, order: Order): Pick<DebriefDecision, 'order' | 'car' | 'parkings' | 'question'> {
  const { id, type, base: from, destination: to, pickWindow, deliverWindow } = order;
  const [route, km] = [order.path, 100];
  const car = {
    id: 'ADR-01',
    type,
    isHired: false,
    working: 521,
    maxWorkTime: 540,
    dayLeft: null,
    isDriving: true,
    arrivesAt: 35_880,
    limitAt: 31_140,
    leg: { route: [...route], km },
  };
  return {
    order: { id, type, from, to, pickWindow, deliverWindow },
    car: end.setup.settings.car_worktime > 0 ? car : null,
    parkings: { within: 2, guarded: 1 },
    question: null,
  };
}

function booked(end: GameState, order: Order): DebriefDecision {
  return {
    ...about(end, order),
    id: '11',
    kind: 'BOOK_ORDER',
    at: 3600,
    round: 1,
    car: null,
    parkings: null,
    chosen: { is: 'ORDER', order: order.id, from: order.base, to: order.destination },
    judgement: { grade: 'BEST', loss: NO_LOSS, lead: worth(380, 0), breaks: null, dearer: 0, luck: 0 },
    alternatives: [
      {
        choice: { is: 'NOTHING' },
        actions: [],
        gain: worth(-380, 0),
        isAsGood: false,
        breaks: null,
        time: 0,
      },
    ],
    beside: 0,
    account: [
      { reason: 'PAY', ...worth(1840, 0) },
      { reason: 'LEG_KM', ...worth(-1460, 0) },
    ],
  };
}

function drivenOn(end: GameState, order: Order): DebriefDecision {
  const { world } = end.setup;
  const [guarded, open] = [world.parkings.find((one) => one.guarded), world.parkings.find((one) => !one.guarded)];
  const gain = worth(470, 14);
  return {
    ...about(end, order),
    id: 'ADR-01@30000',
    kind: 'DRIVE_ON',
    at: 30_000,
    round: 1,
    chosen: { is: 'NOTHING' },
    judgement: { grade: 'BLUNDER', loss: worth(470, 14), lead: NO_LOSS, breaks: OVER_THE_LIMIT, dearer: 0, luck: 0 },
    alternatives: [
      {
        choice: { is: 'PARKING', parking: guarded?.id ?? '', isGuarded: true, at: 30_840, overrun: -5 },
        actions: [{ action: 'SELECT_PARKING', car: 'ADR-01', parking: guarded?.id ?? '' }],
        gain,
        isAsGood: true,
        breaks: null,
        time: 0,
      },
      {
        choice: { is: 'PARKING', parking: open?.id ?? '', isGuarded: false, at: 30_500, overrun: -10 },
        actions: [{ action: 'SELECT_PARKING', car: 'ADR-01', parking: open?.id ?? '' }],
        gain: worth(100, 0),
        isAsGood: false,
        breaks: null,
        time: 0,
      },
    ],
    beside: 0,
    account: [
      { reason: 'FINE', ...worth(-600, 0), isRisk: true },
      { reason: 'PARKING', ...worth(130, 0) },
      { reason: 'WORK_OVERDUE', ...worth(0, -12) },
      { reason: 'GUARDED_SLEEP', ...worth(0, -2) },
    ],
  };
}

function answered(end: GameState, order: Order): DebriefDecision {
  const gain = worth(140, 10);
  return {
    ...about(end, order),
    id: '14',
    kind: 'ANSWER_EMERGENCY',
    at: 50_000,
    round: 2,
    question: { situation: 'sit-1', name: 'Przebita opona', text: 'Co robisz?', why: 'Serwis ma narzędzia.' },
    chosen: { is: 'ANSWER', answer: 0, text: 'Czekam na serwis' },
    judgement: { grade: 'MISTAKE', loss: worth(140, 10), lead: NO_LOSS, breaks: null, dearer: 0, luck: 0 },
    alternatives: [
      {
        choice: { is: 'ANSWER', answer: 1, text: 'Zmieniam koło' },
        actions: [{ action: 'RESOLVE_EMERGENCY', order: order.id, emergency: 'sit-1', tree: 'situation', answer: 1 }],
        gain,
        isAsGood: true,
        breaks: null,
        time: 0,
      },
    ],
    beside: 0,
    account: [
      { reason: 'EFFECT', ...worth(-140, 0) },
      { reason: 'SITUATION', ...worth(0, -10) },
    ],
  };
}
