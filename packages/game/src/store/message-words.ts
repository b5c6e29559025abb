import type { EffectType, MessageType } from '@fracht/engine';
import type { WireGame, WireMessage } from '@fracht/protocol';
import { effectsSentence } from '@fracht/content';

/** The messages to a viewer, and the orders that they are about, with the effects of random situations. */
export type News = {
  readonly messages: readonly WireMessage[];
  readonly orders: readonly Pick<WireGame['orders'][number], 'id' | 'accidents'>[];
};

/** A message in words; for a random situation also its effects. (SND-3, SIT-10) */
export function messageWords(news: Pick<News, 'orders'>, message: WireMessage): string {
  if (message.code !== 'ACCIDENT') return message.text;
  return [message.text, effectsSentence(effectsOf(news, message))].filter((part) => part !== '').join(' ');
}

/** How a message looks: as it came, except that a random situation that costs, stops or takes something away is a warning, whatever its code is. (SND-3) */
export function messageLook(news: Pick<News, 'orders'>, message: WireMessage): MessageType {
  if (message.code !== 'ACCIDENT') return message.type;
  return effectsOf(news, message).some(({ type, value }) => !KIND.has(type) || value < 0) ? 'warning' : message.type;
}

/** Effects that only help, unless they are below 0. */
const KIND: ReadonlySet<EffectType> = new Set<EffectType>([
  'GIVE_MONEY',
  'REMOVE_DISTANCE',
  'REST_DRIVER',
  'PROLONG_PICKUP',
  'MOVE_PICKUP',
  'PROLONG_SHIPMENT',
  'MOVE_SHIPMENT',
]);

type AccidentSent = News['orders'][number]['accidents'][number];

function effectsOf({ orders }: Pick<News, 'orders'>, message: WireMessage): AccidentSent['effects'] {
  const struck = orders.find(({ id }) => id === message.order);
  return struck?.accidents.find(({ at, name }) => at === message.at && name === message.name)?.effects ?? [];
}
