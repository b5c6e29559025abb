import { useState } from 'react';
import { carsOf, type Car, type GameState } from '@fracht/engine';
import { carsText, soloText } from '@fracht/content';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { useNow } from '../../store/game-now.ts';
import { useGame, useIsSolo, useViewer } from '../../store/hooks.ts';
import { isGoing } from '../../store/presence.ts';
import { CarListCard } from './car-list-card.tsx';
import styles from './cars-screen.module.css';
import { CarsTable } from './cars-table.tsx';
import tableStyles from './cars-table.module.css';
import { FreeCars } from './free-cars.tsx';
import { Offers } from './offers.tsx';
import { StripLegend } from './strip-legend.tsx';

type Shown = 'mine' | 'free';

/** The player's cars, the group's free ones, and subcontractors to add. (CRS-1) */
export function CarsScreen() {
  const state = useGame((game) => game);
  const { player, type } = useViewer();
  const isTeacher = type === 'TEACHER';
  const isSolo = useIsSolo();
  const minute = Math.floor(useNow() / 60) * 60;
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<Shown>('mine');
  const mine = carsOf(state, player);
  const free = freeCars(state);
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={carsText.title}>
      <div className={styles.bar}>
        <h1>{carsText.title}</h1>
        <Segmented
          isSmall
          label={carsText.show}
          segments={[
            { value: 'mine', text: carsText.mine, count: mine.length },
            { value: 'free', text: carsText.free, count: free.length },
          ]}
          value={shown}
          onChange={setShown}
        />
        <HeldCount cars={mine} limit={state.setup.settings.max_company_cars} />
        {shown === 'mine' && !isPhone && (
          <StripLegend limit={state.setup.settings.car_worktime} hasDays={state.setup.settings.day_minutes > 0} />
        )}
      </div>
      {shown === 'free' && <FreeCars cars={free} state={state} player={player} now={minute} />}
      {shown === 'mine' && mine.length === 0 && (
        <EmptyState icon={<Icon name="i-cars" />} title={noCarsTitle(state, isTeacher, isSolo)} />
      )}
      {shown === 'mine' && mine.length > 0 && !isPhone && <CarsTable cars={mine} state={state} now={minute} />}
      {shown === 'mine' && isPhone && (
        <ul className={tableStyles.cards}>
          {mine.map((car) => (
            <CarListCard key={car.id} car={car} state={state} now={minute} />
          ))}
        </ul>
      )}
      {isGoing(state) ? <Offers state={state} /> : null}
    </div>
  );
}

/** Why the player has no cars: the game has not begun or is over, or how to get one. */
function noCarsTitle(state: GameState, isTeacher: boolean, isSolo: boolean): string {
  const { empty } = carsText;
  if (state.state === 'FINISHED') return empty.over;
  if (!isGoing(state)) return isSolo ? soloText.carsWait : empty.waiting;
  return isTeacher ? empty.teacher : empty.mine;
}

function HeldCount({ cars, limit }: { readonly cars: readonly Car[]; readonly limit: number }) {
  const held = cars.filter(({ subcontractor }) => !subcontractor).length;
  return (
    <p className={styles.held}>
      <b>{carsText.heldOf(held, limit)}</b>
      <bdi>{` ${carsText.held}`}</bdi>
    </p>
  );
}

/** The company cars that no player has taken. (CRS-1) */
export function freeCars(state: GameState): readonly Car[] {
  return state.cars.filter(({ player, gone, subcontractor }) => player === null && !gone && !subcontractor);
}
