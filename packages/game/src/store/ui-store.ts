import type { CarId, CityId, GameSeconds, OrderId, ParkingId } from '@fracht/engine';
import { readLocal, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { keptStore } from '@fracht/kit/session/kept-store.ts';
import { gameNow } from './game-now.ts';

/** What the side card shows. */
export type Selection =
  | { readonly kind: 'CAR'; readonly id: CarId }
  /** `car`: the car for which the order was opened. */
  | { readonly kind: 'ORDER'; readonly id: OrderId; readonly car?: CarId }
  /** `isStack`: the city's trucks were pressed, so they come first. */
  | { readonly kind: 'CITY'; readonly id: CityId; readonly isStack?: boolean };

export type MapFilter = 'MINE' | 'ALL';

/** The state of the situation card. */
export type CardState = {
  /** The key of the situation last answered or picked; null: the one that has waited longest. */
  readonly current: string | null;
  /** How many decisions the current situation had before the answer whose feedback is unread; null: all is read. */
  readonly answered: number | null;
  /** Situations that struck up to this moment are put aside, in game seconds. */
  readonly foldedAt: GameSeconds;
};

/** A punctual delivery of the viewer's, or several of one moment, with what they brought; money in zł. (JOY-6) */
export type DeliveryMoment = {
  /** The number of the message that reported it. */
  readonly id: number;
  readonly orders: readonly OrderId[];
  readonly money: number;
  readonly points: number;
  readonly at: GameSeconds;
};

type UiStore = {
  readonly selection: Selection | null;
  /** The parking picked in the card of the selected car, not confirmed yet. */
  readonly parking: ParkingId | null;
  readonly filter: MapFilter;
  /** A list replaces the map. */
  readonly isMapList: boolean;
  readonly sound: boolean;
  /** The number of the last message that the viewer has seen; each game starts its own numbering. */
  readonly seenMessage: number;
  /** The number of the teacher's last message that the viewer has marked as read. */
  readonly readTeacherWords: number;
  /** The index of the hint that is shown; null: none. */
  readonly hint: number | null;
  /** The viewer asked for the hints: they are shown on any screen and start with the first. */
  readonly isHintAsked: boolean;
  readonly situation: CardState;
  /** What was typed as the answer to a question and not sent, by situation and question. */
  readonly typedAnswers: Readonly<Record<string, string>>;
  /** The card of a break covers the screen. */
  readonly hasBreakCard: boolean;
  /** The delivery that is being shown; null: none. */
  readonly moment: DeliveryMoment | null;
  /** What screen readers are told once, because a panel shows it without a notice. */
  readonly spoken: string;
  /** The to-do list is in view, with more than its first row. */
  readonly hasTodo: boolean;
  /** The messages of the map are expanded. */
  readonly isFeedOpen: boolean;
  /** The newest messages are in view. */
  readonly hasFeed: boolean;
};

/** Nothing was put aside or answered yet. */
const NO_SITUATION: CardState = { current: null, answered: null, foldedAt: -1 };

const HINTS_SEEN = 'seen';
const SOUND_OFF = 'off';
const AS_LIST = 'list';

export const uiStore = keptStore<UiStore>('GAME', () => ({
  selection: null,
  parking: null,
  filter: 'ALL',
  isMapList: readLocal('map') === AS_LIST,
  sound: readLocal('sound') !== SOUND_OFF,
  seenMessage: 0,
  readTeacherWords: 0,
  hint: readLocal('hints') === HINTS_SEEN ? null : 0,
  isHintAsked: false,
  situation: NO_SITUATION,
  typedAnswers: {},
  hasBreakCard: false,
  moment: null,
  spoken: '',
  hasTodo: false,
  isFeedOpen: false,
  hasFeed: false,
}));

/** Opens the card of a car, an order or a city instead of a situation's; null closes it. */
export function select(selection: Selection | null): void {
  uiStore.setState({ selection, parking: null });
  if (selection !== null) foldSituations();
}

/** Puts the situation card aside until another situation strikes. */
export function foldSituations(): void {
  changeSituation({ foldedAt: Math.floor(gameNow()) });
}

/** Brings the situation card back, with this situation or the one that has waited longest. */
export function showSituation(current: string | null = null): void {
  changeSituation({ current, answered: null, foldedAt: -1 });
}

/** Keeps the card on a situation from its answer until the feedback is read; `decisions`: how many it had before. */
export function answerSituation(current: string, decisions: number): void {
  changeSituation({ current, answered: decisions });
}

/** Keeps the card on the situation that is shown, even if its order ends. */
export function holdSituation(current: string): void {
  if (uiStore.getState().situation.current !== current) changeSituation({ current });
}

/** Releases the current situation: there is nothing left to show of it. */
export function leaveSituation(): void {
  changeSituation({ current: null, answered: null });
}

/** The feedback was read, or the answer refused. */
export function dismissFeedback(): void {
  changeSituation({ answered: null });
}

/** Keeps a typed answer while its card is put aside or shows another situation. (SIC-4) */
export function keepTypedAnswer(question: string, text: string): void {
  uiStore.setState(({ typedAnswers }) => ({ typedAnswers: { ...typedAnswers, [question]: text } }));
}

/** Called when a game is opened: no situation is put aside, no answer begun. */
export function forgetSituations(): void {
  uiStore.setState({ situation: NO_SITUATION, typedAnswers: {} });
}

function changeSituation(change: Partial<CardState>): void {
  uiStore.setState(({ situation }) => ({ situation: { ...situation, ...change } }));
}

/** Picks a parking in the card; the player has to confirm it. */
export function pickParking(parking: ParkingId | null): void {
  uiStore.setState({ parking });
}

/** Shows only the viewer's own trucks on the map, or all. */
export function setFilter(filter: MapFilter): void {
  uiStore.setState({ filter });
}

/** Shows a list in place of the map, or the map again; stored in this browser. (MAP-13) */
export function showMapAsList(isMapList: boolean): void {
  writeLocal('map', isMapList ? AS_LIST : null);
  uiStore.setState({ isMapList });
}

/** Turns sounds on or off; stored in this browser. (SND-2) */
export function setSound(sound: boolean): void {
  writeLocal('sound', sound ? 'on' : SOUND_OFF);
  uiStore.setState({ sound });
}

/** Marks messages up to this one as seen. */
export function seeMessages(last: number): void {
  if (uiStore.getState().seenMessage < last) uiStore.setState({ seenMessage: last });
}

/** Marks the teacher's messages up to this one as read. */
export function readTeacherWords(last: number): void {
  uiStore.setState({ readTeacherWords: last });
}

/** Shows a hint; null closes the hints for good, which is stored in this browser. */
export function showHint(hint: number | null): void {
  if (hint === null) writeLocal('hints', HINTS_SEEN);
  uiStore.setState(({ isHintAsked }) => ({ hint, isHintAsked: isHintAsked && hint !== null }));
}

/** Shows the hints from the first one, on any screen; puts the situation card aside. */
export function askForHints(): void {
  foldSituations();
  uiStore.setState({ hint: 0, isHintAsked: true });
}

/** Stops showing a delivery, unless another one is shown by now. */
export function endMoment(id: number): void {
  if (uiStore.getState().moment?.id === id) uiStore.setState({ moment: null });
}
