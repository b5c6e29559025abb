import { lazy, Suspense } from 'react';
import { gameText } from '@fracht/content';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { MapCanvas } from './map-canvas.tsx';
import { TruckList } from './truck-list.tsx';
import styles from './map.module.css';

// The to-do list and the messages load after the map, so that the map itself shows sooner.
const TodoPanel = lazy(() =>
  loadChunk(() => import('../todo/todo-panel.tsx')).then(({ TodoPanel: component }) => ({ default: component })),
);
const MapFeed = lazy(() =>
  loadChunk(() => import('./map-feed.tsx')).then(({ MapFeed: component }) => ({ default: component })),
);

/** Mapa, the default screen of a game. `isBare`: without to-do list and messages. (MAP-1) */
export function MapScreen({ isBare = false }: { readonly isBare?: boolean }) {
  return (
    <div className={styles.screen}>
      <h1 className="vh">{gameText.map.title}</h1>
      <Suspense fallback={null}>{isBare ? null : <TodoPanel />}</Suspense>
      <MapCanvas />
      <TruckList />
      <Suspense fallback={null}>{isBare ? null : <MapFeed />}</Suspense>
    </div>
  );
}
