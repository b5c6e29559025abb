import { carSetting, type CarOffer, type GameState } from '@fracht/engine';
import { carsText, partsText } from '@fracht/content';
import { formatDecimals, formatWholeZloty } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { cityName } from '../../parts/route-words.ts';
import { useGameAction } from '../../store/use-game-action.ts';
import styles from './offers.module.css';

const { actions, empty, offers: words } = carsText;

/** Subcontractors that can be hired, each for one order. (CAR-12) */
export function Offers({ state }: { readonly state: GameState }) {
  return (
    <section aria-labelledby="offers" className={styles.offers}>
      <p className={styles.head}>
        <b id="offers" role="heading" aria-level={2}>
          {words.title}
        </b>
        <span>{words.hint}</span>
      </p>
      {state.offers.length === 0 && <p className={styles.empty}>{empty.offers}</p>}
      <ul className={styles.grid}>
        {state.offers.map((offer) => (
          <Offer key={offer.id} offer={offer} state={state} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ offer, state: { setup } }: { readonly offer: CarOffer; readonly state: GameState }) {
  const add = useGameAction('ADD_CAR', { car: offer.id });
  const city = cityName(setup.world, offer.base);
  const price = partsText.perKm(formatDecimals(carSetting(setup.settings, offer.type, 'price')));
  const least = formatWholeZloty(carSetting(setup.settings, offer.type, 'price_minimum'));
  return (
    <li className={styles.offer}>
      <TypeGlyph type={offer.type} look="disc" />
      <span>
        <b>{city}</b>
        <small>{words.terms(price, least)}</small>
      </span>
      <ActionButton action={add} label={actions.addSpoken(offer.type, city)}>
        <Icon name="i-plus" size={16} />
        {actions.add}
      </ActionButton>
    </li>
  );
}
