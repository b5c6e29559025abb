import type { ReplayHappening } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { laneOf, type ReplayLane } from './shown-happenings.ts';
import styles from './replay.module.css';

const SHAPES: { readonly [L in ReplayLane]: string } = {
  DELIVERY: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2z',
  SITUATION: 'M8 2l6.6 11.6H1.4z',
  FINE: 'M8 1.500 14.500 8 8 14.500 1.500 8z',
  REST: 'M1 5.500h14v5H1z',
  THEFT: 'm3 1.500 5 5 5-5L14.500 3l-5 5 5 5-1.500 1.500-5-5-5 5L1.500 13l5-5-5-5z',
};

/** The shape and colour of a lane: each has a shape of its own. */
export function LaneSign({ lane, size = 12 }: { readonly lane: ReplayLane; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={classNames(styles.sign, styles[lane])}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[lane]} fill="currentColor" />
    </svg>
  );
}

/** The sign of a happening in the list; a small dot where it has no lane. */
export function HappeningSign({ happening }: { readonly happening: ReplayHappening }) {
  const lane = laneOf(happening);
  return lane === null ? <span className={styles.dot} aria-hidden="true" /> : <LaneSign lane={lane} size={14} />;
}
