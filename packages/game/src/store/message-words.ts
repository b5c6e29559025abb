import type { WireGame, WireMessage } from '@fracht/protocol';
import { effectsSentence } from '@fracht/content';

/** The messages to a viewer, and the orders that they are about, with the effects of random situations. */
export type News = {
  readonly messages: readonly WireMessage[];
  readonly orders: readonly Pick<WireGame['orders'][number], 'id' | 'accidents'>[];
};

/** A message in words; of a random situation also its effects. (SND-3, SIT-10) */
export function messageWords({ orders }: Pick<News, 'orders'>, message: WireMessage): string {
  if (message.code !== 'ACCIDENT') return message.text;
  const struck = orders.find(({ id }) => id === message.order);
  const happened = struck?.accidents.find(({ at, name }) => at === message.at && name === message.name);
  return [message.text, effectsSentence(happened?.effects ?? [])].filter((part) => part !== '').join(' ');
}
