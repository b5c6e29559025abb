import type { Order, World } from '@fracht/engine';
import { cargoText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { cargoFacts } from '../../parts/cargo-words.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './side-cards.module.css';

/** What an order carries; nothing in a game whose orders have no particular cargo. (SHP-9) */
export function CargoCard({ order, world }: { readonly order: Order; readonly world: World }) {
  const facts = cargoFacts(world, order);
  if (facts.length === 0) return null;
  return (
    <Card>
      <CardTitle>{cargoText.title}</CardTitle>
      <div className={styles.body}>
        <FactList className={styles.facts}>
          {facts.map(([name, value]) => (
            <FactRow key={name} name={name}>
              {value}
            </FactRow>
          ))}
        </FactList>
      </div>
    </Card>
  );
}
