import type { CarType, CityId } from '@fracht/engine';
import { LOOKS, NOTICE_CODES, type HeroTrack, type ShowLook, type NoticeCode } from './track.ts';

/** A truck's movement from `at` to the next move: from `from` to `to` metres along a route. `way` is the route's index. */
export type Move = {
  readonly at: number;
  readonly look: ShowLook;
  readonly way: number;
  readonly from: number;
  readonly to: number;
};

export type ShowTruck = { readonly type: CarType; readonly moves: readonly Move[] };

/** The group's totals at a moment; money in grosze. */
export type ShowTotals = { readonly at: number; readonly money: number; readonly points: number };

export type ShowTrip = {
  readonly truck: number;
  readonly at: number;
  readonly arrival: number;
  readonly from: CityId;
  readonly to: CityId;
  readonly way: number;
};

export type TrackNotice = {
  readonly at: number;
  readonly code: NoticeCode;
  /** The index of the truck that it is about; -1: none. */
  readonly truck: number;
  readonly from: CityId;
  readonly to: CityId;
  readonly amount: number;
  readonly name: string;
};

/** A parsed recording. Moments are game seconds. */
export type Show = {
  readonly ends: number;
  readonly round: number;
  readonly ways: readonly (readonly CityId[])[];
  readonly trucks: readonly ShowTruck[];
  readonly totals: readonly ShowTotals[];
  readonly trips: readonly ShowTrip[];
  readonly notices: readonly TrackNotice[];
};

/** Parses a recording. */
export function readTrack({ ends, round, ways, trucks, totals, trips, notices }: HeroTrack): Show {
  return {
    ends,
    round,
    ways: ways.split(';').map((way) => way.split(' ').map(Number)),
    trucks: trucks.map(({ type, moves }) => ({ type, moves: rowsOf(moves).map(moveOf) })),
    totals: rowsOf(totals).map(([at = 0, money = 0, points = 0]) => ({ at, money, points })),
    trips: rowsOf(trips).map(([truck = 0, at = 0, arrival = 0, from = 0, to = 0, way = 0]) => ({
      truck,
      at,
      arrival,
      from,
      to,
      way,
    })),
    notices: notices.split(';').map(noticeOf),
  };
}

function rowsOf(lines: string): number[][] {
  return lines.split(';').map((line) => line.split(' ').map(Number));
}

function moveOf([at = 0, look = 0, way = 0, from = 0, to = 0]: number[]): Move {
  return { at, look: LOOKS[look] ?? 'OFF', way, from, to };
}

function noticeOf(line: string): TrackNotice {
  const [at, code, truck, from, to, amount, ...name] = line.split(' ');
  return {
    at: Number(at),
    code: NOTICE_CODES[Number(code)] ?? 'ROUND',
    truck: Number(truck),
    from: Number(from),
    to: Number(to),
    amount: Number(amount),
    name: name.join(' '),
  };
}
