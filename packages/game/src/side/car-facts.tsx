import { carSetting, type Car, type GameState, type Player } from '@fracht/engine';
import { gameText, partsText } from '@fracht/content';
import { fullName } from '@fracht/protocol';
import { formatDecimals } from '@fracht/kit/format.ts';
import { EuDots } from '../parts/eu-dots.tsx';
import { cityName } from '../parts/route-words.ts';
import styles from './side-card.module.css';

type CarFactsProps = { readonly game: GameState; readonly car: Car; readonly holder: Player | null };

/** The facts of a car: its owner, base, cost, and courses abroad. */
export function CarFacts({ game, car, holder }: CarFactsProps) {
  const { settings, world } = game.setup;
  const cost = carSetting(settings, car.type, car.subcontractor ? 'price' : 'cost');
  return (
    <section className={styles.section}>
      <dl className={styles.facts}>
        {holder === null ? null : (
          <>
            <dt>{gameText.card.holder}</dt>
            <dd>{fullName(holder.user)}</dd>
          </>
        )}
        <dt>{gameText.card.ownership}</dt>
        <dd>{car.subcontractor ? gameText.card.subcontractor : gameText.card.company}</dd>
        <dt>{gameText.card.base}</dt>
        <dd>{cityName(world, car.base)}</dd>
        <dt>{gameText.card.costs}</dt>
        <dd>{partsText.perKm(formatDecimals(cost))}</dd>
        <dt>{gameText.card.euCourses}</dt>
        <dd>
          <EuDots done={car.euCourses} most={settings.max_eu_courses} />
        </dd>
      </dl>
    </section>
  );
}
