import { carSetting, type Car, type GameState, type Player } from '@fracht/engine';
import { gameText, partsText } from '@fracht/content';
import { formatDecimals } from '@fracht/kit/format.ts';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { EuDots } from '../parts/eu-dots.tsx';
import { playerFullName } from '../parts/player-name.ts';
import { cityName } from '../parts/route-words.ts';
import styles from './side-card.module.css';

type CarFactsProps = { readonly game: GameState; readonly car: Car; readonly holder: Player | null };

/** The facts of a car: its owner, base, cost, and courses abroad. */
export function CarFacts({ game, car, holder }: CarFactsProps) {
  const { settings, world } = game.setup;
  const cost = carSetting(settings, car.type, car.subcontractor ? 'price' : 'cost');
  return (
    <section className={styles.section}>
      <FactList>
        {holder === null ? null : <FactRow name={gameText.card.holder}>{playerFullName(holder, game.players)}</FactRow>}
        <FactRow name={gameText.card.ownership}>
          {car.subcontractor ? gameText.card.subcontractor : gameText.card.company}
        </FactRow>
        <FactRow name={gameText.card.base}>{cityName(world, car.base)}</FactRow>
        <FactRow name={gameText.card.costs}>{partsText.perKm(formatDecimals(cost))}</FactRow>
        <FactRow name={gameText.card.euCourses}>
          <EuDots done={car.euCourses} most={settings.max_eu_courses} />
        </FactRow>
      </FactList>
    </section>
  );
}
