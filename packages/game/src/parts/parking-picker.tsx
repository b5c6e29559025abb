import { useState } from 'react';
import {
  restGoalOf,
  type Car,
  type GameSeconds,
  type GameState,
  type Parking,
  type ParkingAhead,
} from '@fracht/engine';
import { carsText, gameText } from '@fracht/content';
import { formatDuration, formatGameHour, formatKm } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { useGameAction } from '../store/use-game-action.ts';
import { ActionButton } from './action-button.tsx';
import { DropParking } from './drop-parking.tsx';
import { parkingsToOffer, proposedParking } from './parking-offer.ts';
import { guardWords, nightPriceWords, parkingName } from './parking-words.ts';
import { SourceNotes } from './source-notes.tsx';
import styles from './parking-picker.module.css';

const { parkings } = carsText;

type ParkingPickerProps = {
  readonly show: boolean;
  readonly car: Car;
  readonly state: GameState;
  readonly now: GameSeconds;
  readonly onClose: () => void;
};

/** The parkings ahead of a car; those past the limit are grey, with the overrun; below them the law on daily rest, and the button to cancel the chosen one. (CRS-4) */
export function ParkingPicker({ show, car, state, now, onClose }: ParkingPickerProps) {
  return (
    <Modal show={show} onClose={onClose} title={parkings.title(car.id)} isWide closesOutside>
      {show && <ParkingList car={car} state={state} now={now} onDone={onClose} />}
    </Modal>
  );
}

type ParkingListProps = Pick<ParkingPickerProps, 'car' | 'state' | 'now'> & { readonly onDone: () => void };

function ParkingList({ car, state, now, onDone }: ParkingListProps) {
  const ahead = parkingsToOffer(state, car, now);
  const [shown] = useState(ahead);
  const here = useGameAction('SELECT_PARKING', { car: car.id, parking: 'HERE' });
  const best = proposedParking(ahead);
  const chosen = restGoalOf(car);
  return (
    <>
      <p className={styles.hint}>{ahead.length === 0 ? parkings.none : parkings.hint}</p>
      <ul className={styles.list}>
        {shown.map(({ parking }) => (
          <ParkingRow
            key={parking.id}
            parking={parking}
            place={ahead.find((place) => place.parking.id === parking.id) ?? null}
            isBest={chosen === null && parking === best?.parking}
            isChosen={parking.id === chosen}
            car={car}
            state={state}
            now={now}
            onDone={onDone}
          />
        ))}
      </ul>
      <p className={styles.hint}>
        <bdi>{parkings.day}</bdi>
        <SourceNotes sources={parkings.sources} />
      </p>
      <DropParking car={car} onDone={onDone} />
      {here.refusal === null && (
        <ActionButton action={here} kind="ghost" onDone={onDone}>
          {parkings.here}
        </ActionButton>
      )}
    </>
  );
}

type ParkingRowProps = ParkingListProps & {
  readonly parking: Parking;
  /** Null: the car has passed it since the list was opened. Its row stays, so that no other row moves under the pointer. */
  readonly place: ParkingAhead | null;
  readonly isBest: boolean;
  readonly isChosen: boolean;
};

function ParkingRow({ parking, place, isBest, isChosen, car, state, onDone }: ParkingRowProps) {
  const { world } = state.setup;
  const park = useGameAction('SELECT_PARKING', { car: car.id, parking: parking.id });
  const name = parkingName(world, parking);
  return (
    <li className={classNames(styles.row, (place === null || place.overrun > 0) && styles.far)}>
      <Icon name={parking.guarded ? 'p-guarded' : 'p-open'} />
      <span>
        <b>{name}</b>
        <small>{`${guardWords(parking)}, ${nightPriceWords(state.setup, car, parking)}`}</small>
      </span>
      {place === null ? <span className={styles.when}>{parkings.passed}</span> : <ParkingTimes place={place} />}
      {isChosen ? (
        <b>{parkings.chosen}</b>
      ) : (
        <ActionButton
          action={park}
          kind={isBest ? 'primary' : 'plain'}
          label={`${parkings.choose}: ${name}`}
          onDone={onDone}
        >
          {parkings.choose}
        </ActionButton>
      )}
    </li>
  );
}

/** Distance and time of arrival at a parking, and how that compares with the limit of driving time or the end of the day. */
function ParkingTimes({ place }: { readonly place: ParkingAhead }) {
  const { metres, arrivesAt, overrun, left, limit } = place;
  return (
    <span className={styles.when}>
      <b>{parkings.at(formatKm(metres / 1000), formatGameHour(arrivesAt / 60))}</b>
      <small className={overrun > 0 ? styles.over : undefined}>
        {overrun > 0
          ? gameText.card.overLimit[limit](formatDuration(overrun / 60))
          : gameText.card.beforeLimit[limit](formatDuration(left / 60))}
      </small>
    </span>
  );
}
