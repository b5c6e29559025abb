import type { WireGame, WireMessage } from '@fracht/protocol';
import { effectsSentence } from '@fracht/content';

/** What has been said to a viewer, and what random situations brought to the orders it is about. */
export type News = {
  readonly messages: readonly WireMessage[];
  readonly orders: readonly Pick<WireGame['orders'][number], 'id' | 'accidents'>[];
};

/** A message's words; those of a random situation tell also what it brought. (SND-3, SIT-10) */
export function messageWords({ orders }: Pick<News, 'orders'>, message: WireMessage): string {
  if (message.code !== 'ACCIDENT') return message.text;
  const struck = orders.find(({ id }) => id === message.order);
  const happened = struck?.accidents.find(({ at, name }) => at === message.at && name === message.name);
  return [message.text, effectsSentence(happened?.effects ?? [])].filter((part) => part !== '').join(' ');
}
