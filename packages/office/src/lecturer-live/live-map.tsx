import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { Maximize2, X } from 'lucide-react';
import { findCar, findCity, findOrder, findPlayer, isDriving, type GameState } from '@fracht/engine';
import { carActionLabels, liveText } from '@fracht/content';
import { MapCanvas } from '@fracht/game/map/map-canvas.tsx';
import { TruckList } from '@fracht/game/map/truck-list.tsx';
import { playerName } from '@fracht/game/parts/player-name.ts';
import { select, setFilter, uiStore, type Selection } from '@fracht/game/store/ui-store.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './live.module.css';

/** The map with everybody's trucks; a line under it describes the selection, a link opens the whole map. */
export function LiveMap({ game }: { readonly game: GameState }) {
  const selection = uiStore((state) => state.selection);
  const driving = game.cars.filter((car) => !car.gone && isDriving(car.state.action)).length;
  useEffect(() => {
    setFilter('ALL');
    return () => select(null);
  }, []);
  return (
    <Card className={styles.map}>
      <CardHead title={liveText.map.title}>
        <span className={styles.driving}>{liveText.map.driving(driving)}</span>
        <Link
          to="/game/$id/map"
          params={{ id: game.setup.game }}
          className={buttonClass({ kind: 'ghost', size: 's', iconOnly: true })}
          aria-label={liveText.map.open}
          title={liveText.map.open}
        >
          <Maximize2 className="i" aria-hidden="true" />
        </Link>
      </CardHead>
      <div className={styles.mapFrame}>
        <MapCanvas hasFilter={false} />
        <TruckList />
      </div>
      {selection === null ? null : <SelectedLine game={game} selection={selection} />}
    </Card>
  );
}

function SelectedLine({ game, selection }: { readonly game: GameState; readonly selection: Selection }) {
  return (
    <div className={styles.selected}>
      <span role="status">{selectionWords(game, selection)}</span>
      <Button kind="ghost" size="s" iconOnly aria-label={liveText.map.close} onClick={() => select(null)}>
        <X className="i" aria-hidden="true" />
      </Button>
    </div>
  );
}

/** A selection in words: what it is, whose, and what it does. */
function selectionWords(game: GameState, selection: Selection): string {
  if (selection.kind === 'CITY') return liveText.map.city(findCity(game.setup.world, selection.id)?.name ?? '');
  const order = selection.kind === 'ORDER' ? findOrder(game, selection.id) : null;
  const car = selection.kind === 'CAR' ? findCar(game, selection.id) : null;
  const player = findPlayer(game, order?.player ?? car?.player ?? '');
  const action = car === null ? '' : carActionLabels[car.state.action];
  return liveText.map.car(selection.id, player === null ? '' : playerName(player, game.players), action);
}
