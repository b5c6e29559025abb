import type { EffectType, MessageType, OpenSituation } from '@fracht/engine';
import type { WireGame, WireMessage } from '@fracht/protocol';
import { effectsSentence, loadedWhileOpenText } from '@fracht/content';

/** The messages to a viewer, and the orders that they are about, with the effects of random situations and since when critical ones wait. */
export type News = {
  readonly messages: readonly WireMessage[];
  readonly orders: readonly (Pick<WireGame['orders'][number], 'id' | 'accidents'> & {
    readonly emergencies: readonly Pick<OpenSituation, 'since' | 'doneAt'>[];
  })[];
};

/** A message in words; of a random situation also its effects; of a loading that ends under an open situation that the car stands. (SND-3, FED-5, SIT-7, SIT-10) */
export function messageWords(news: Pick<News, 'orders'>, message: WireMessage): string {
  if (isHeldAtRamp(news, message)) return loadedWhileOpenText(message.order ?? '', message.car ?? '');
  if (message.code !== 'ACCIDENT') return message.text;
  return [message.text, effectsSentence(effectsOf(news, message))].filter((part) => part !== '').join(' ');
}

/** How a message looks: as it came, but a random situation that costs, stops or takes something away warns, whatever its code does; a loading that ends under an open situation is no success. (SND-3, FED-5) */
export function messageLook(news: Pick<News, 'orders'>, message: WireMessage): MessageType {
  if (isHeldAtRamp(news, message)) return 'info';
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

/** Whether a loading ended while a critical situation of its order was open: the time at the ramp is over, and the car stands. */
function isHeldAtRamp({ orders }: Pick<News, 'orders'>, { code, order, at }: WireMessage): boolean {
  if (code !== 'ORDER_LOADED' && code !== 'ORDER_LOADED_ON_TIME') return false;
  const open = orders.find(({ id }) => id === order)?.emergencies ?? [];
  return open.some(({ since, doneAt }) => since <= at && (doneAt === null || doneAt > at));
}
