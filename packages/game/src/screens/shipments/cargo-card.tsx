import type { Order, World } from '@fracht/engine';
import { cargoText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import { cargoFacts } from '../../parts/cargo-words.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './side-cards.module.css';

/** What an order carries; nothing in a game whose orders carry nothing in particular. (SHP-9) */
export function CargoCard({ order, world }: { readonly order: Order; readonly world: World }) {
  const facts = cargoFacts(world, order);
  if (facts.length === 0) return null;
  return (
    <Card>
      <CardTitle>{cargoText.title}</CardTitle>
      <div className={styles.body}>
        <dl className={styles.pairs}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.pair}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
