import type { OrderId } from '@fracht/engine';
import { shipmentsText } from '@fracht/content';
import type { WireMessage } from '@fracht/protocol';
import { formatGameHour } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { messageParts } from '@fracht/kit/ui/order-links.ts';
import { gameStore } from '../../store/game-store.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './side-cards.module.css';

const ICONS: { readonly [T in WireMessage['type']]: SpriteName } = {
  danger: 'b-alert',
  warning: 'b-tight',
  info: 'b-new',
  other: 'b-check',
  none: 'b-new',
};

const NONE: readonly WireMessage[] = [];

/** The game's messages about an order, newest first. */
export function MessagesCard({ order }: { readonly order: OrderId }) {
  const { messages: words } = shipmentsText;
  const all = gameStore((store) => store.wire?.messages ?? NONE);
  const messages = all.filter((message) => message.order === order);
  return (
    <Card>
      <CardTitle>{words.title}</CardTitle>
      {messages.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.list}>
        {messages.toReversed().map((message) => (
          <li key={message.id}>
            <Icon name={ICONS[message.type]} size={16} className={styles[message.type]} />
            <span className={styles.text}>{plainText(message)}</span>
            <span className={styles.hour}>{formatGameHour(message.at / 60)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A message without the link to the order on whose page it is shown. */
function plainText({ text: words }: WireMessage): string {
  return messageParts(words)
    .map(({ text }) => text)
    .join('');
}
