import { classNames } from '@fracht/kit/ui/class-names.ts';
import { LANE_SHAPES } from './lane-shapes.ts';
import { laneOf, type ReplayLane, type ShownHappening } from './shown-happenings.ts';
import styles from './happening-sign.module.css';

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
      <path d={`M8 8${LANE_SHAPES[lane]}`} fill="currentColor" />
    </svg>
  );
}

/** The icon of a happening in the list; a small dot if it has no lane. */
export function HappeningSign({ happening }: { readonly happening: ShownHappening }) {
  const lane = laneOf(happening);
  return lane === null ? <span className={styles.dot} aria-hidden="true" /> : <LaneSign lane={lane} size={14} />;
}
