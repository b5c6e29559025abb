import { gameText } from '@fracht/content';
import { TodoPanel } from '../todo/todo-panel.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapFeed } from './map-feed.tsx';
import { TruckList } from './truck-list.tsx';
import styles from './map.module.css';

/** Mapa: the default screen of the game. `isBare`: without what to do and the messages. (spec §2 "Game map"; look "The game screen") */
export function MapScreen({ isBare = false }: { readonly isBare?: boolean }) {
  return (
    <div className={styles.screen}>
      <h1 className="vh">{gameText.map.title}</h1>
      {isBare ? null : <TodoPanel />}
      <MapCanvas />
      <TruckList />
      {isBare ? null : <MapFeed />}
    </div>
  );
}
