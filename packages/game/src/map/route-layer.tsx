import { memo } from 'react';
import { useNow } from '../store/game-now.ts';
import { useWholeGame } from '../store/hooks.ts';
import { useShownSelection } from '../situations/use-shown-selection.ts';
import { usePlacing } from './placing.ts';
import { selectedRoute } from './selected-route.ts';
import styles from './map-lines.module.css';

/** Draws the route of what is selected. */
export function RouteLayer() {
  const now = useNow();
  const selection = useShownSelection();
  const { driven, reachable, beyond, later } = selectedRoute(useWholeGame(), selection, now);
  return <Way driven={driven} reachable={reachable} beyond={beyond} later={later} />;
}

type WayProps = {
  readonly driven: string;
  readonly reachable: string;
  readonly beyond: string;
  readonly later: string;
};

const Way = memo(function Way({ driven, reachable, beyond, later }: WayProps) {
  usePlacing();
  return (
    <g data-scaled="">
      <path className={styles.routeHalo} d={driven + reachable + beyond} />
      <path className={styles.later} d={later} />
      <path className={styles.driven} d={driven} />
      <path className={styles.route} d={reachable} />
      <path className={styles.beyond} d={beyond} />
    </g>
  );
});
