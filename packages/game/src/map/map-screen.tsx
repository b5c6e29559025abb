import { Suspense, type ReactNode } from 'react';
import { gameText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { showMapAsList, uiStore } from '../store/ui-store.ts';
import { TodoPanel } from '../todo/todo-panel.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapFeed } from './map-feed.tsx';
import { TruckList } from './truck-list.tsx';
import type { HomeView } from './map-control.ts';
import styles from './map-screen.module.css';

/** The list for those who do not want a map. */
const MapList = lazyPart(() => import('./map-list.tsx').then((part) => part.MapList));

type MapScreenProps = {
  readonly over?: ReactNode;
  /** The view until the map is moved; if given, there are no filters. Absent: the whole map. */
  readonly home?: HomeView | undefined;
};

/**
 * Mapa, the default screen of a game. `over`: additional plates on it, or null; if given, the to-do list and messages are left out, as in a replay. A list can
 * replace the map. (MAP-1, MAP-13)
 */
export function MapScreen({ over, home }: MapScreenProps) {
  const isWhole = home === undefined;
  const isList = uiStore(({ isMapList }) => isMapList) && isWhole;
  return (
    <div className={styles.screen} data-as-list={isList || undefined}>
      <h1 className="vh">{gameText.map.title}</h1>
      {isWhole ? <ListSwitch isList={isList} /> : null}
      {over === undefined ? <TodoPanel /> : null}
      {isList ? (
        <Suspense fallback={null}>
          <MapList />
        </Suspense>
      ) : (
        <>
          <MapCanvas over={over} home={home} hasFilter={isWhole} />
          <TruckList />
          {over === undefined ? <MapFeed /> : null}
        </>
      )}
    </div>
  );
}

/** Stays mounted while it is pressed, so that it keeps the focus. */
function ListSwitch({ isList }: { readonly isList: boolean }) {
  const text = isList ? gameText.map.asMap : gameText.map.asList;
  return (
    <Button size="s" className={styles.switch} aria-label={text} title={text} onClick={() => showMapAsList(!isList)}>
      <Icon name={isList ? 'i-map' : 'i-orders'} size={16} />
      <span className={styles.long}>{text}</span>
    </Button>
  );
}
