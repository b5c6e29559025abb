import { findCar, passesLimit } from '@fracht/engine';
import { namesApart, type WireGame, type WireMessage } from '@fracht/protocol';
import { gameText, joyText } from '@fracht/content';
import { formatChange, formatMoney } from '@fracht/kit/format.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { playSound, type SoundName } from '../sounds/play-sound.ts';
import { gameStore } from './game-store.ts';
import { messageLook, messageWords, type News } from './message-words.ts';
import { type DeliveryMoment, uiStore } from './ui-store.ts';

/** The sound of a message, by its code. (SND-1) */
const SOUNDS: { readonly [code: string]: SoundName } = {
  WORK_OVERDUE: 'WORKING_TIME',
  DAY_OVERDUE: 'WORKING_TIME',
  EMERGENCY: 'CRITICAL',
  ORDER_DELIVERED_ON_TIME: 'DELIVERED',
};

/** Messages about items of the to-do list, as long as they are on it. (MAP-12) */
const TO_DO: ReadonlySet<WireMessage['code']> = new Set([
  'WORK_LIMIT_NEAR',
  'WORK_LIMIT_BEFORE_PARKING',
  'DAY_END_NEAR',
  'DAY_END_NEAR_LOADING',
  'DAY_END_NEAR_WAITING',
  'DAY_END_BEFORE_PARKING',
  'WORK_OVERDUE',
  'DAY_OVERDUE',
]);
/** Messages of situations, which have a card or a strip of their own on every screen. */
const SITUATIONS: ReadonlySet<WireMessage['code']> = new Set(['EMERGENCY', 'CHANGE_EVENT']);

/** Messages that are never combined: what a person wrote, and what became of the viewer's place. */
const OF_ONE_SELF: ReadonlySet<WireMessage['code']> = new Set([
  'TEACHER_MESSAGE',
  'SEAT_GIVEN_BACK',
  'SEAT_TENDED',
  'LATE_START',
]);

type Told = News & Pick<WireGame, 'ledger' | 'headline' | 'players' | 'state'>;

/**
 * Shows new messages as notices and plays their sounds, unless sounds are off. Ordinary news appears in the list only; random situations and the teacher's
 * messages get a notice without a sound. `told`: which of the loud ones are shown as notices; absent: all.
 */
export function announce(
  before: News,
  after: News,
  told: (loud: readonly WireMessage[]) => readonly WireMessage[] = (loud) => loud,
): void {
  const fresh = freshOf(before, after);
  for (const message of told(fresh.filter(isLoud))) {
    const isPersonal = message.code === 'TEACHER_MESSAGE';
    notify({ type: messageLook(after, message), text: messageWords(after, message), isPersonal });
  }
  if (uiStore.getState().sound) for (const sound of soundsOf(fresh)) playSound(sound);
}

/**
 * The same on the screens of a game, where each event is reported in one place: by a notice, or by what shows it already. The viewer's own punctual delivery
 * gets its stamp instead. `isBack`: after an absence; one notice then says how many messages there are. (FED-3, JOY-6)
 */
export function announceGame(before: Told, after: Told, isBack: boolean): void {
  tellDelivery(freshOf(before, after).filter(isOwnDelivery), after);
  announce(before, after, (loud) => {
    const news = loud.filter((message) => !isOwnDelivery(message) && !isIdleWarning(message));
    const seen = news.filter(isShownElsewhere);
    if (seen.length > 0) sayAloud(seen.map((message) => messageWords(after, message).replaceAll('##', '')).join(' '));
    const rest = news.filter((message) => !seen.includes(message));
    const many = rest.filter(mayBePiled);
    if (!isBack || many.length < 2) return rest;
    notify({ type: 'info', text: gameText.messages.pile(many.length) });
    return rest.filter((message) => !many.includes(message));
  });
  if (!isBack) tellHeadline(before, after);
}

/** A warning of the end of driving time for a car that reaches its stop before that: there is no parking to choose. (FED-4) */
function isIdleWarning({ code, car: id }: WireMessage): boolean {
  const { game } = gameStore.getState();
  const car = code !== 'WORK_LIMIT_NEAR' || game === null || id === null ? null : findCar(game, id);
  return game !== null && car !== null && !passesLimit(game, car, game.now);
}

/** The messages that came since. */
function freshOf(before: News, after: News): readonly WireMessage[] {
  const known = Math.max(0, ...before.messages.map(({ id }) => id));
  return after.messages.filter(({ id }) => id > known);
}

/** The delivery moment reported by these messages of punctual deliveries, from the viewer's ledger; null if there are none. (JOY-6) */
function deliveryMoment(
  told: readonly Pick<WireMessage, 'id' | 'at' | 'order'>[],
  ledger: WireGame['ledger'],
): DeliveryMoment | null {
  const last = told.at(-1);
  if (last === undefined) return null;
  const orders = told.flatMap(({ order }) => (order === null ? [] : [order]));
  const lines = ledger.filter((line) => told.some(({ order, at }) => line.order === order && line.at === at));
  return {
    id: last.id,
    orders,
    money: lines.reduce((sum, { money }) => sum + money, 0),
    points: lines.reduce((sum, { points }) => sum + points, 0),
    at: last.at,
  };
}

/** Tells screen readers what others see elsewhere. */
function sayAloud(spoken: string): void {
  uiStore.setState({ spoken });
}

function tellDelivery(messages: readonly WireMessage[], { ledger }: Told): void {
  const moment = deliveryMoment(messages, ledger);
  if (moment === null) return;
  uiStore.setState({ moment });
  const title = moment.orders.length > 1 ? joyText.several(moment.orders.length) : joyText.delivered;
  const points = joyText.points(formatChange(moment.points));
  sayAloud(joyText.said(`${title}, ${moment.orders.join(', ')}`, formatChange(moment.money, formatMoney), points));
}

/** While a round runs its headline is news for all except the player named in it, for whom the delivery itself is shown. (JOY-3) */
function tellHeadline(before: Told, after: Told): void {
  const { headline, players, state } = after;
  if (headline === null || before.headline !== null || state !== 'IN_PROGRESS') return;
  if (headline.player === gameStore.getState().viewer?.player) return;
  const name = namesApart(players.map(({ id, user }) => ({ ...user, id })))(headline.player).short;
  const city = gameStore.getState().confirmed?.setup.world.cities[headline.city]?.displayName ?? '';
  notify({ type: 'other', text: joyText.firstDelivery(name, city) });
}

/** Each sound once, however many messages call for it; other viewers' messages make none. */
function soundsOf(fresh: readonly WireMessage[]): ReadonlySet<SoundName> {
  return new Set(fresh.filter(isOwn).flatMap(({ code }) => SOUNDS[code] ?? []));
}

function isOwn({ player }: WireMessage): boolean {
  return player === gameStore.getState().viewer?.player;
}

function isOwnDelivery(message: WireMessage): boolean {
  return message.code === 'ORDER_DELIVERED_ON_TIME' && isOwn(message);
}

/** Whether it may be combined with others of an absence: not what a person wrote, nor what became of the place meanwhile. */
function mayBePiled({ code }: WireMessage): boolean {
  return !OF_ONE_SELF.has(code);
}

/** Whether the topic of the message is in view anyway: a situation, a row of the to-do list, the open list of messages. */
function isShownElsewhere(message: WireMessage): boolean {
  const { hasTodo, hasFeed } = uiStore.getState();
  if (SITUATIONS.has(message.code) && isOwn(message)) return true;
  return (hasTodo && TO_DO.has(message.code)) || hasFeed;
}

function isLoud({ type, code }: WireMessage): boolean {
  const isTold = code === 'ACCIDENT' || (code === 'TEACHER_MESSAGE' && gameStore.getState().viewer?.type === 'STUDENT');
  return isTold || type === 'danger' || type === 'warning' || type === 'other';
}
