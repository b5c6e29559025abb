import { Fragment, useState } from 'react';
import { tripCosts, type GameState, type Order } from '@fracht/engine';
import { calculationText, partsText, rejectionText, shipmentsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { isPastLimit, minutesShort } from '../../parts/fit.ts';
import { isInTime, type CarChoice } from './car-choice.ts';
import { CarChoiceRow } from './car-choice-row.tsx';
import styles from './car-chooser.module.css';

const { actions } = shipmentsText;
const { columns } = calculationText;

/** How many cars in time are shown before "others". */
const FIRST = 4;

type CarChooserProps = {
  readonly order: Order;
  readonly choices: readonly CarChoice[];
  readonly state: GameState;
  /** The choice whose calculation is below the list, and how another is selected; absent: there is no calculation. */
  readonly picked?: string | undefined;
  readonly onPick?: ((id: string) => void) | undefined;
};

/** The cars that can be sent and the subcontractors that can be hired, best first, each with its arrival, cost and margin. (SHP-2, SHP-6) */
export function CarChooser({ order, choices, state, picked, onPick }: CarChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const first = choices.filter((choice) => isInTime(choice)).slice(0, FIRST);
  // If none is in time, the nearest ones are still shown.
  const shown = isOpen ? choices : first.length > 0 ? first : choices.slice(0, 2);
  const hidden = choices.slice(shown.length);
  const refusals = [...new Set(shown.map(({ refusal }) => refusal))];
  const dearest = Math.max(1, ...shown.map(({ trip }) => tripCosts(trip)));
  return (
    <div className={styles.frame}>
      {choices.length === 0 && <p className={styles.hint}>{actions.noCars(order.type)}</p>}
      {choices.length > 0 && (
        <p className={styles.heads} aria-hidden="true">
          <span>{columns.car}</span>
          <span>{columns.arrival}</span>
          <span>{columns.fit}</span>
          <span>{columns.way}</span>
          <span>{columns.costs}</span>
          <span>{columns.margin}</span>
          <span />
        </p>
      )}
      <ul className={styles.choices} aria-label={actions.choose}>
        {shown.map((choice) => (
          <CarChoiceRow
            key={choice.id}
            choice={choice}
            order={order}
            state={state}
            dearest={dearest}
            isPicked={choice.id === picked}
            onPick={onPick}
          />
        ))}
      </ul>
      {refusals.map(
        (code) =>
          code !== null && (
            <p key={code} className={styles.hint}>
              {rejectionText[code]}
            </p>
          ),
      )}
      {hidden.length > 0 && (
        <div className={styles.more}>
          <Button kind="ghost" size="s" onClick={() => setOpen(true)}>
            {actions.otherCars(hidden.length)}
          </Button>
          <TooLate choices={hidden} />
        </div>
      )}
    </div>
  );
}

/** What each of these cars is short of, each on one line. */
function TooLate({ choices }: Pick<CarChooserProps, 'choices'>) {
  return (
    <span>
      {choices.flatMap(missing).map((words, index) => (
        <Fragment key={words}>
          {index === 0 ? null : <bdi>{calculationText.dot}</bdi>}
          <span className={styles.whole}>{words}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** How much time a car that is too late is short of, or that it would exceed a limit, in words. */
function missing({ car, fit }: CarChoice): readonly string[] {
  if (isPastLimit(fit)) return [partsText.fit.carPastLimit(car.id)];
  const short = minutesShort(fit);
  return short > 0 ? [partsText.fit.carMissing(car.id, formatSpan(short))] : [];
}
