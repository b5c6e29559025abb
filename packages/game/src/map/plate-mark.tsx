import { classNames } from '@fracht/kit/ui/class-names.ts';
import type { FitTone } from '../parts/fit.ts';
import { textWidth } from './text-width.ts';
import type { Point } from './view.ts';
import styles from './map-places.module.css';

/** Two lines about a point of the map. `isBad`: it is about a limit or a loss. */
export type Plate = {
  readonly point: Point;
  readonly title: string;
  readonly detail: string;
  readonly tone: FitTone | 'plain';
  readonly isBad?: boolean;
};

const TONES: Readonly<Record<Plate['tone'], string | undefined>> = {
  plain: styles.soft,
  ok: styles.ok,
  tight: styles.tight,
  no: styles.bad,
};

/** A plate with a line to its point; the map places it. */
export function PlateMark({ plate: { point, title, detail, tone, isBad } }: { readonly plate: Plate }) {
  const width = Math.ceil(Math.max(...[title, detail].map((text) => textWidth(text, '600 12px')))) + 18;
  return (
    <g className={styles.plate} data-plate={width} data-px={point.x} data-py={point.y}>
      <path className={classNames(styles.leader, isBad && styles.bad)} data-leader="" />
      <rect width={width} height={38} rx={6} />
      <text className={isBad ? styles.bad : undefined} x={9} y={16}>
        {title}
      </text>
      <text className={TONES[tone]} x={9} y={31}>
        {detail}
      </text>
    </g>
  );
}
