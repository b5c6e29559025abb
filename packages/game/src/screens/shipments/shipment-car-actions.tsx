import { useState } from 'react';
import { isDriving, restGoalOf, wayAfterLoading, type Car, type GameSeconds, type GameState } from '@fracht/engine';
import { shipmentsText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { DropParking } from '../../parts/drop-parking.tsx';
import { ParkingPicker } from '../../parts/parking-picker.tsx';
import { useGameAction } from '../../store/use-game-action.ts';

const { actions } = shipmentsText;

type CarActionsProps = { readonly car: Car; readonly state: GameState; readonly now: GameSeconds };

/** What can be done with an order's car: let it go on, park it or cancel its parking, cancel its booking. */
export function ShipmentCarActions({ car, state, now }: CarActionsProps) {
  const cancel = useGameAction('CANCEL_CAR_BOOKING', { car: car.id });
  const goOn = useGameAction('SELECT_PARKING', { car: car.id, parking: 'GO' });
  const [isPicking, setPicking] = useState(false);
  const { action } = car.state;
  const isStopped = action === 'STOPPED_BY_PLAYER';
  return (
    <>
      {isStopped && (
        <ActionButton action={goOn} kind="primary" size="m">
          {actions.goOn}
        </ActionButton>
      )}
      {(isDriving(action) || isStopped || wayAfterLoading(state, car) !== null) && (
        <Button aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {restGoalOf(car) === null ? actions.park : actions.changePark}
        </Button>
      )}
      <DropParking car={car} />
      {cancel.refusal === null && (
        <ActionButton action={cancel} size="m">
          {actions.cancelCar(car.id)}
        </ActionButton>
      )}
      <ParkingPicker show={isPicking} car={car} state={state} now={now} onClose={() => setPicking(false)} />
    </>
  );
}
