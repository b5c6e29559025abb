import { driveMetres, tripCosts, type GameState, type Order, type TripCalculation } from '@fracht/engine';
import { calculationText, carsText, partsText, shipmentsText } from '@fracht/content';
import { formatDecimals, formatGameHour, formatKm, formatNumber, formatSpan, gameDay } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import { FitLabel } from '../../parts/fit-label.tsx';
import { FitParts, marginParts } from '../../parts/fit-margins.tsx';
import { minutesShort } from '../../parts/fit.ts';
import { Margin, MarginShare } from '../../parts/margin.tsx';
import { cityName } from '../../parts/route-words.ts';
import { useGameAction } from '../../store/use-game-action.ts';
import type { CarChoice } from './car-choice.ts';
import styles from './car-chooser.module.css';
import { CostBar } from './cost-bar.tsx';

const { actions } = shipmentsText;

type ChoiceProps = { readonly choice: CarChoice; readonly order: Order; readonly state: GameState };
type RowProps = ChoiceProps & {
  /** The largest cost of the list, in grosze: the full width of a bar. */
  readonly dearest: number;
  readonly isPicked: boolean;
  readonly onPick?: ((id: string) => void) | undefined;
};

/** One car or offer of the chooser, with its button. (SHP-6) */
export function CarChoiceRow({ choice, order, state, dearest, isPicked, onPick }: RowProps) {
  const { trip, fit } = choice;
  const { settings } = state.setup;
  const short = minutesShort(fit);
  return (
    <li className={classNames(styles.choice, isPicked && styles.picked)}>
      <ChoiceName choice={choice} state={state} onPick={onPick} isPicked={isPicked} />
      <Arrival choice={choice} />
      <span className={styles.fit}>
        <FitLabel fit={fit} />
        <small>{short > 0 ? partsText.fit.missing(formatSpan(short)) : <FitParts parts={marginParts(fit)} />}</small>
        {choice.isRecommended && <small className={styles.best}>{calculationText.recommended}</small>}
      </span>
      <span className={styles.way}>
        <Way trip={trip} />
      </span>
      <span className={styles.costs}>
        <span className={styles.label}>{calculationText.costs}</span> <b>{formatDecimals(tripCosts(trip) / 100)}</b>
        <CostBar trip={trip} settings={settings} type={order.type} dearest={dearest} />
      </span>
      <span className={styles.margin}>
        <span className="vh">{calculationText.margin}</span>
        <Margin trip={trip} />
        <MarginShare trip={trip} className={styles.second} />
      </span>
      {choice.offer === null ? (
        <SendButton choice={choice} order={order} />
      ) : (
        <HireButton choice={choice} state={state} />
      )}
    </li>
  );
}

type NameProps = {
  readonly choice: CarChoice;
  readonly state: GameState;
  readonly isPicked: boolean;
  readonly onPick?: ((id: string) => void) | undefined;
};

/** The name of a car, a button that selects it for the calculation below if there is one; with where it is. */
function ChoiceName({ choice: { id, car, offer, city, trip }, state, isPicked, onPick }: NameProps) {
  const name = offer === null ? car.id : partsText.fit.subcontractor(offer.type);
  const empty = driveMetres(trip.approach);
  const place = cityName(state.setup.world, city);
  return (
    <span className={styles.name}>
      {onPick === undefined ? (
        <b>{name}</b>
      ) : (
        <button type="button" className={styles.pick} aria-pressed={isPicked} onClick={() => onPick(id)}>
          <bdi>{name}</bdi>
          <span className="vh">{` ${calculationText.show}`}</span>
        </button>
      )}
      <small>
        {offer === null && car.subcontractor && <bdi>{`${partsText.fit.hired}, `}</bdi>}
        <bdi>{place}</bdi>
        {empty > 0 && <span className={styles.approach}>{`, ${actions.approach(formatKm(empty / 1000))}`}</span>}
      </small>
    </span>
  );
}

function Arrival({ choice: { fit } }: { readonly choice: CarChoice }) {
  if (fit.plan === null) return <span className={styles.arrival} />;
  const { arrivesAt, pickAt } = fit.plan;
  return (
    <span className={styles.arrival}>
      <span className="vh">{calculationText.columns.arrival}</span>
      <b>{formatGameHour(arrivesAt / 60)}</b>
      <small>
        {partsText.dated(partsText.day(gameDay(arrivesAt / 60)), calculationText.loading(formatGameHour(pickAt / 60)))}
      </small>
    </span>
  );
}

function Way({ trip }: { readonly trip: TripCalculation }) {
  const [empty, loaded] = [driveMetres(trip.approach) / 1000, driveMetres(trip.haul) / 1000];
  if (trip.hire !== null) {
    return (
      <>
        <b>{calculationText.inPrice}</b>
        <small>{calculationText.loaded(formatKm(loaded))}</small>
      </>
    );
  }
  return (
    <>
      <b>{calculationText.sum(formatNumber(Math.round(empty)), formatNumber(Math.round(loaded)))}</b>
      <small>{calculationText.together(formatKm(empty + loaded))}</small>
    </>
  );
}

function SendButton({ choice: { car, isRecommended }, order }: Omit<ChoiceProps, 'state'>) {
  const send = useGameAction('BOOK_CAR', { order: order.id, car: car.id });
  return (
    <ActionButton action={send} kind={isRecommended ? 'primary' : 'plain'} label={actions.send(car.id)}>
      {actions.send(car.id)}
    </ActionButton>
  );
}

function HireButton({ choice, state }: Omit<ChoiceProps, 'order'>) {
  const add = useGameAction('ADD_CAR', { car: choice.id });
  const label = carsText.actions.addSpoken(choice.car.type, cityName(state.setup.world, choice.city));
  return (
    <ActionButton action={add} kind={choice.isRecommended ? 'primary' : 'plain'} label={label}>
      {carsText.actions.add}
    </ActionButton>
  );
}
