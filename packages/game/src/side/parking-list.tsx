import { useState } from 'react';
import {
  restGoalOf,
  type Car,
  type DriverLimit,
  type GameSeconds,
  type GameState,
  type ParkingAhead,
  type Seconds,
} from '@fracht/engine';
import { cityCases, gameText, pastDayText } from '@fracht/content';
import { formatDuration, formatGameHour, formatSpan, formatWholeZloty } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { DropParking } from '../parts/drop-parking.tsx';
import { guardWords, nightPriceWords, parkingName } from '../parts/parking-words.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { pickParking, uiStore } from '../store/ui-store.ts';
import { useGameAction } from '../store/use-game-action.ts';
import { parkingsToOffer } from '../parts/parking-offer.ts';
import { chosenParking } from './parking-choice.ts';
import styles from './parking-list.module.css';
import card from './side-card.module.css';

const { toLimit, rests, restThere, dot } = gameText.card;

/** Minutes of a regular daily rest; by law a shorter one is a reduced one, however long a game's rests are. */
const REGULAR_REST = 660;

type ParkingListProps = { readonly game: GameState; readonly car: Car; readonly now: GameSeconds };

/** The parkings ahead with their hours and overruns, and the one solid button that parks the car. */
export function ParkingList({ game, car, now }: ParkingListProps) {
  const picked = uiStore((state) => state.parking);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const places = parkingsToOffer(game, car, now);
  const chosen = chosenParking(places, picked, car);
  if (chosen === null) return <NoParking car={car} />;
  const shown = isPhone && !isOpen ? [chosen] : places;
  const { rest_minutes: rest } = game.setup.settings;
  const name = rest < REGULAR_REST ? rests.REDUCED : rests.REGULAR;
  const isAfterLoading = 'at' in car.state && (car.state.action === 'LOADING' || chosen.metres > 0);
  return (
    <section className={card.section}>
      <h3>
        <bdi>{`${gameText.card.parkings} `}</bdi>
        <span>{chosen.dayLeft === null ? toLimit.DRIVING : `${toLimit.DRIVING}${dot}${toLimit.DAY}`}</span>
      </h3>
      <ul className={styles.list}>
        {shown.map((place) => (
          <ParkingRow
            key={place.parking.id}
            place={place}
            isPicked={place === chosen}
            game={game}
            car={car}
            now={now}
          />
        ))}
      </ul>
      <div className={card.acts}>
        {chosen.parking.id === restGoalOf(car) ? <DropParking car={car} /> : <ParkButton car={car} place={chosen} />}
        {isPhone && places.length > 1 ? (
          <Button className={card.narrow} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? gameText.card.othersLess : gameText.card.others(places.length - 1)}
          </Button>
        ) : (
          <StopButton car={car} />
        )}
      </div>
      <p className={card.hint}>
        {isAfterLoading
          ? pastDayText.afterLoading.rest(name, formatDuration(rest), formatGameHour(chosen.arrivesAt / 60))
          : restThere(name, formatDuration(rest), formatGameHour(chosen.arrivesAt / 60 + rest))}
      </p>
      {isPhone && isOpen ? (
        <div className={card.acts}>
          <StopButton car={car} />
        </div>
      ) : null}
    </section>
  );
}

type ParkingRowProps = ParkingListProps & { readonly place: ParkingAhead; readonly isPicked: boolean };

function ParkingRow({ place, isPicked, game, car }: ParkingRowProps) {
  const { parking, arrivesAt, overrun, drivingLeft, dayLeft, limit } = place;
  const { settings, world } = game.setup;
  const price = nightPriceWords(game.setup, car, parking, (grosze) => formatWholeZloty(grosze / 100));
  const isCareful = parking.guarded && (car.type === 'ADR' || car.type === 'ATP') && car.shipmentLoaded;
  const facts = [guardWords(parking), price, ...(isCareful ? [gameText.card.points(settings.points_guarded)] : [])];
  return (
    <li className={classNames(isPicked && styles.picked, overrun > 0 && styles.far)}>
      <label>
        <input type="radio" name="parking" checked={isPicked} onChange={() => pickParking(parking.id)} />
        <Icon name={parking.guarded ? 'p-guarded' : 'p-open'} />
        <span className={styles.name}>{parkingName(world, parking)}</span>
        <span className={styles.hour}>{formatGameHour(arrivesAt / 60)}</span>
        <span className={styles.detail}>
          <span>{facts.join(' · ')}</span>
          <span className={styles.left}>
            <LimitLeft limit="DRIVING" left={drivingLeft} isFirst={limit === 'DRIVING'} />
            {dayLeft === null ? null : (
              <>
                <bdi>{dot}</bdi>
                <LimitLeft limit="DAY" left={dayLeft} isFirst={limit === 'DAY'} />
              </>
            )}
          </span>
        </span>
      </label>
    </li>
  );
}

/** What is left of a limit on arrival; the one that ends first is marked, and one that is exceeded is named. (CRS-4, CRS-6) */
function LimitLeft({
  limit,
  left,
  isFirst,
}: {
  readonly limit: DriverLimit;
  readonly left: Seconds;
  readonly isFirst: boolean;
}) {
  const time = formatSpan(Math.abs(left) / 60);
  if (left < 0) return <b className={styles.over}>{gameText.card.overLimit[limit](time)}</b>;
  const words = (
    <>
      <span className="vh">{`${toLimit[limit]} `}</span>
      <bdi>{time}</bdi>
    </>
  );
  return isFirst ? <b>{words}</b> : <span>{words}</span>;
}

function ParkButton({ car, place: { parking } }: { readonly car: Car; readonly place: ParkingAhead }) {
  const park = useGameAction('SELECT_PARKING', { car: car.id, parking: parking.id });
  const inside = parking.city === null ? null : (cityCases[parking.city]?.inside ?? null);
  return (
    <ActionButton action={park} kind="primary" size="m">
      {inside === null ? gameText.card.parkAt(parking.km) : gameText.card.parkIn(inside)}
    </ActionButton>
  );
}

function StopButton({ car }: { readonly car: Car }) {
  const stop = useGameAction('SELECT_PARKING', { car: car.id, parking: 'HERE' });
  if (stop.refusal !== null) return null;
  return (
    <ActionButton action={stop} size="m" className={card.narrow}>
      {gameText.card.stop}
    </ActionButton>
  );
}

function NoParking({ car }: { readonly car: Car }) {
  return (
    <section className={card.section}>
      <p className={card.empty}>{gameText.card.noParkings}</p>
      <div className={card.acts}>
        <StopButton car={car} />
      </div>
    </section>
  );
}
