import { useState } from 'react';
import {
  isFree,
  isOpen,
  isSleeping,
  ordersOf,
  parkingsAhead,
  planDelivery,
  returnCost,
  wayAfterLoading,
  type Car,
  type GameSeconds,
  type GameState,
  type Order,
} from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatGrosze } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { FitSpare } from '../parts/fit-label.tsx';
import { fitOfPlan } from '../parts/fit.ts';
import { cityName, routeName } from '../parts/route-words.ts';
import { useViewer } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import styles from './side-card.module.css';
import rows from './send-row.module.css';

type CarActionsProps = { readonly game: GameState; readonly car: Car; readonly now: GameSeconds };

/** The other actions that a car allows now: resume, send, return, call back, rest in the city. */
export function CarActions({ game, car, now }: CarActionsProps) {
  const { action } = car.state;
  return (
    <>
      {isFree(action) ? <SendSection game={game} car={car} now={now} /> : null}
      <StandingActions game={game} car={car} now={now} />
    </>
  );
}

function SendSection({ game, car, now }: CarActionsProps) {
  const { player } = useViewer();
  const orders = ordersOf(game, player).filter(
    (order) => order.type === car.type && order.car === null && !order.loaded && isOpen(order),
  );
  return (
    <section className={styles.section}>
      <h3>{gameText.card.chooseOrder}</h3>
      {orders.length === 0 ? <p className={styles.empty}>{gameText.card.noOrders(car.type)}</p> : null}
      <ul className={rows.list}>
        {orders.map((order, index) => (
          <SendRow key={order.id} game={game} car={car} order={order} now={now} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
}

type SendRowProps = CarActionsProps & { readonly order: Order; readonly isFirst: boolean };

function SendRow({ game, car, order, now, isFirst }: SendRowProps) {
  const send = useGameAction('BOOK_CAR', { order: order.id, car: car.id });
  const fit = fitOfPlan(game.setup, car, planDelivery(game, car, order, now));
  return (
    <li className={rows.row}>
      <span>
        <b>{routeName(game.setup.world, order)}</b>
        <small>{order.id}</small>
        <FitSpare fit={fit} />
      </span>
      <ActionButton
        action={send}
        kind={isFirst && fit.tone !== 'no' ? 'primary' : 'plain'}
        label={`${gameText.card.send(car.id)}, ${order.id}`}
      >
        {gameText.card.send(car.id)}
      </ActionButton>
    </li>
  );
}

function StandingActions({ game, car, now }: CarActionsProps) {
  const go = useGameAction('SELECT_PARKING', { car: car.id, parking: 'GO' });
  const cancel = useGameAction('CANCEL_CAR_BOOKING', { car: car.id });
  const isAsleep = isSleeping(car.state.action);
  const canGo = go.refusal === null && !isAsleep && car.state.action === 'STOPPED_BY_PLAYER';
  const isListed = wayAfterLoading(game, car) !== null;
  const inCity = 'at' in car.state && !isListed ? parkingsAhead(game, car, now)[0] : undefined;
  const returns = car.state.action === 'AVAILABLE' && !car.subcontractor;
  if (!canGo && cancel.refusal !== null && inCity === undefined && !returns) return null;
  return (
    <section className={styles.section}>
      <div className={styles.acts}>
        {canGo ? (
          <ActionButton action={go} size="m" kind="primary">
            {gameText.card.go}
          </ActionButton>
        ) : null}
        {returns ? <ReturnButton game={game} car={car} /> : null}
        {inCity === undefined ? null : <RestHere car={car} parking={inCity.parking.id} />}
        {cancel.refusal === null ? (
          <ActionButton action={cancel} size="m">
            {gameText.card.cancelCar}
          </ActionButton>
        ) : null}
      </div>
    </section>
  );
}

function RestHere({ car, parking }: { readonly car: Car; readonly parking: string }) {
  const rest = useGameAction('SELECT_PARKING', { car: car.id, parking });
  if (rest.refusal !== null) return null;
  return (
    <ActionButton action={rest} size="m">
      {gameText.card.parkHere}
    </ActionButton>
  );
}

function ReturnButton({ game, car }: { readonly game: GameState; readonly car: Car }) {
  const [isAsking, setIsAsking] = useState(false);
  const back = useGameAction('CONFIRM_RETURN', { car: car.id });
  const cost = formatGrosze(returnCost(game, car));
  const act = () => {
    setIsAsking(false);
    void back.send();
  };
  return (
    <>
      <Button isBusy={back.isPending} reason={back.refusal} onClick={() => setIsAsking(true)}>
        {gameText.card.returnCar}
      </Button>
      <Confirm
        show={isAsking}
        title={gameText.card.returnTitle(car.id)}
        text={gameText.card.returnText(cityName(game.setup.world, car.base), cost)}
        keep={gameText.card.stay}
        act={gameText.card.confirmReturn(cost)}
        isDanger={false}
        onKeep={() => setIsAsking(false)}
        onAct={act}
      />
    </>
  );
}
