import type { GameSeconds } from '@fracht/engine';
import { restRows, type ReplayLane, type ShownHappening } from './shown-happenings.ts';

/** The shape of each lane's marks, drawn from its middle; a sign is 16 units wide. */
export const LANE_SHAPES: { readonly [L in ReplayLane]: string } = {
  DELIVERY: 'm0-6a6 6 0 1 0 0 12a6 6 0 1 0 0-12z',
  SITUATION: 'm0-6l6.600 11.600h-13.200z',
  FINE: 'm0-6.500l6.500 6.500l-6.500 6.500l-6.500-6.500z',
  REST: 'm-7-2.500h14v5h-14z',
  THEFT: 'm-5-6.500l5 5l5-5l1.500 1.500l-5 5l5 5l-1.500 1.500l-5-5l-5 5l-1.500-1.500l5-5l-5-5z',
  NOTE: 'm-4.500-6.500h9v13l-4.500-3.500l-4.500 3.500z',
};

/** The minimum drawn length of a rest, in px, and the upper edges of its two rows from the middle of the lane. */
const SHORTEST_REST = 3;
const REST_TOPS = [-5, 1] as const;
const REST_HEIGHT = 4;

/** How moments are placed: px per second, and units of a shape per px. */
type LaneScale = { readonly second: number; readonly unit: number };

/** All marks of one lane as one SVG path around the lane's middle line, in units of the shapes: hundreds of elements would scroll slowly. */
export function marksPath(
  lane: ReplayLane,
  happenings: readonly ShownHappening[],
  { second, unit }: LaneScale,
): string {
  const x = (at: GameSeconds): number => Math.round(at * second * unit * 10) / 10;
  if (lane !== 'REST') return happenings.map(({ at }) => `M${x(at)} 0${LANE_SHAPES[lane]}`).join('');
  return restRows(happenings)
    .map(({ rest, row }) => {
      const width = Math.max(SHORTEST_REST * unit, x(rest.until ?? rest.at) - x(rest.at));
      return `M${x(rest.at)} ${REST_TOPS[row] * unit}h${width}v${REST_HEIGHT * unit}h${-width}z`;
    })
    .join('');
}
