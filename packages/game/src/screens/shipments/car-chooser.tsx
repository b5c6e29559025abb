import { useState } from 'react';
import type { CarOffer, GameState, Order } from '@fracht/engine';
import { carsText, partsText, rejectionText, shipmentsText } from '@fracht/content';
import { formatKm, formatWholeZloty } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { FitSpare } from '../../parts/fit-label.tsx';
import { cityName } from '../../parts/route-words.ts';
import { useGameAction } from '../../store/use-game-action.ts';
import type { CarChoice } from './car-choice.ts';
import styles from './shipment-actions.module.css';

const { actions } = shipmentsText;

/** How many cars are shown before "others". */
const FIRST = 3;

type CarChooserProps = {
  readonly order: Order;
  readonly choices: readonly CarChoice[];
  readonly offer: CarOffer | null;
  readonly state: GameState;
};

/** The cars that can be sent, best first, with their fits; where none will do, a subcontractor to add. */
export function CarChooser({ order, choices, offer, state }: CarChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? choices : choices.slice(0, FIRST);
  const hidden = choices.length - shown.length;
  const refusals = [...new Set(shown.map(({ refusal }) => refusal))];
  return (
    <>
      {choices.length === 0 && <p className={styles.hint}>{actions.noCars(order.type)}</p>}
      <ul className={styles.choices} aria-label={actions.choose}>
        {shown.map((choice, index) => (
          <Choice
            key={choice.car.id}
            choice={choice}
            order={order}
            isFirst={index === 0 && choice.refusal === null}
            state={state}
          />
        ))}
        {offer !== null && (
          <OfferChoice offer={offer} state={state} isFirst={choices.every(({ refusal }) => refusal !== null)} />
        )}
      </ul>
      {refusals.map(
        (code) =>
          code !== null && (
            <p key={code} className={styles.hint}>
              {rejectionText[code]}
            </p>
          ),
      )}
      {hidden > 0 && (
        <Button kind="ghost" size="s" onClick={() => setOpen(true)}>
          {actions.otherCars(hidden)}
        </Button>
      )}
    </>
  );
}

type ChoiceProps = {
  readonly choice: CarChoice;
  readonly order: Order;
  readonly isFirst: boolean;
  readonly state: GameState;
};

function Choice({ choice: { car, city, approach, cost, fit }, order, isFirst, state }: ChoiceProps) {
  const send = useGameAction('BOOK_CAR', { order: order.id, car: car.id });
  return (
    <li className={styles.choice}>
      <span>
        <b>{car.id}</b>
        <small>
          {cityName(state.setup.world, city)}, {actions.approach(formatKm(approach))}
        </small>
      </span>
      <span className={styles.fit}>
        <FitSpare fit={fit} />
        <small>{actions.costs(formatWholeZloty(cost / 100))}</small>
      </span>
      <ActionButton action={send} kind={isFirst ? 'primary' : 'plain'} label={actions.send(car.id)}>
        {isFirst ? actions.send(car.id) : actions.sendShort}
      </ActionButton>
    </li>
  );
}

type OfferChoiceProps = { readonly offer: CarOffer; readonly state: GameState; readonly isFirst: boolean };

function OfferChoice({ offer, state, isFirst }: OfferChoiceProps) {
  const add = useGameAction('ADD_CAR', { car: offer.id });
  const city = cityName(state.setup.world, offer.base);
  return (
    <li className={styles.choice}>
      <span>
        <b>{partsText.fit.subcontractor(offer.type)}</b>
        <small>{city}</small>
      </span>
      <ActionButton
        action={add}
        kind={isFirst ? 'primary' : 'plain'}
        label={carsText.actions.addSpoken(offer.type, city)}
      >
        {carsText.actions.add}
      </ActionButton>
    </li>
  );
}
