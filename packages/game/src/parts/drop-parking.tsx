import { restGoalOf, type Car } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { useGameAction } from '../store/use-game-action.ts';
import { ActionButton } from './action-button.tsx';

type DropParkingProps = { readonly car: Car; readonly onDone?: () => void };

/** Cancels the parking that is chosen for a car; nothing if none is. That does not make a loading or standing car drive on. (CRS-4, SLP-8) */
export function DropParking({ car, onDone }: DropParkingProps) {
  const drop = useGameAction('SELECT_PARKING', { car: car.id, parking: 'GO' });
  if (restGoalOf(car) === null) return null;
  const { ON_THE_WAY, STANDING } = gameText.card.dropParking;
  return (
    <ActionButton action={drop} size="m" {...(onDone === undefined ? {} : { onDone })}>
      {car.state.action === 'DRIVING_TO_SLEEP' ? ON_THE_WAY : STANDING}
    </ActionButton>
  );
}
