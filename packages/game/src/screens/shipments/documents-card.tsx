import type { Order, World } from '@fracht/engine';
import { shipmentsText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { documentsOf, type DocumentKind, type DocumentState } from './documents.ts';
import { cargoLine } from '../../parts/cargo-words.ts';
import { useGame } from '../../store/hooks.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './side-cards.module.css';

const { documents } = shipmentsText;

const LOOKS: { readonly [S in DocumentState]: { readonly tone: Tone; readonly icon: SpriteName } } = {
  present: { tone: 'ok', icon: 'b-check' },
  later: { tone: 'neutral', icon: 'b-wait' },
  missing: { tone: 'bad', icon: 'b-cross' },
};

/** The documents of an order, and which of them are in hand. (SHP-4) */
export function DocumentsCard({ order }: { readonly order: Order }) {
  const world = useGame(({ setup }) => setup.world);
  return (
    <Card>
      <CardTitle>{documents.title}</CardTitle>
      <ul className={styles.list}>
        {documentsOf(order, world).map(({ kind, state }) => (
          <li key={kind}>
            <Icon name={kind === 'TEMPERATURE' ? 'i-temp' : 'i-doc'} />
            <span className={styles.text}>
              <bdi>{documents[kind]}</bdi>
              <small>{note(kind, order, world)}</small>
            </span>
            <Chip tone={LOOKS[state].tone} icon={<Icon name={LOOKS[state].icon} size={12} />}>
              {documents.state[state]}
            </Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The note of a document: for the order and the consignment notes their reference, for others where they come from. */
function note(kind: DocumentKind, order: Order, world: World): string {
  if (kind === 'ORDER') return order.id;
  const cargo = NAMING_CARGO.includes(kind) ? cargoLine(world, order) : null;
  return cargo === null ? documents.notes[kind] : documents.noteOf(cargo, documents.notes[kind]);
}

const NAMING_CARGO: readonly DocumentKind[] = ['CMR', 'WAYBILL', 'ADR_DOCUMENT'];
