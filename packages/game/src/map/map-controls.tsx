import { gameText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { setFilter, uiStore, type MapFilter } from '../store/ui-store.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import type { MapControl } from './map-control.ts';
import styles from './map-panels.module.css';

const STEP = 1.5;
const FILTERS: readonly { readonly value: MapFilter; readonly text: string }[] = [
  { value: 'MINE', text: gameText.map.mine },
  { value: 'ALL', text: gameText.map.all },
];

/** Buttons to zoom in and out and to show the whole map; if there is a choice, a filter for the viewer's own trucks or all. */
export function MapControls({ control, hasFilter }: { readonly control: MapControl; readonly hasFilter: boolean }) {
  return (
    <div className={classNames(styles.panel, styles.controls)}>
      <button type="button" aria-label={gameText.map.zoomIn} onClick={() => control.zoomBy(STEP)}>
        <Icon name="i-plus" />
      </button>
      <button type="button" aria-label={gameText.map.zoomOut} onClick={() => control.zoomBy(1 / STEP)}>
        <Icon name="i-minus" />
      </button>
      <button type="button" aria-label={gameText.map.fit} onClick={control.fit}>
        <Icon name="i-fit" />
      </button>
      {hasFilter ? <Filter /> : null}
    </div>
  );
}

function Filter() {
  const filter = uiStore((state) => state.filter);
  return (
    <>
      <span className={styles.separator} />
      <span className={styles.segments} role="group" aria-label={gameText.map.filter}>
        {FILTERS.map(({ value, text }) => (
          <button key={value} type="button" aria-pressed={filter === value} onClick={() => setFilter(value)}>
            {text}
          </button>
        ))}
      </span>
    </>
  );
}
