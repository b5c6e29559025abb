import type { CarId, CityId, GameSeconds, OrderId, ParkingId } from '@fracht/engine';
import { readLocal, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { keptStore } from '@fracht/kit/session/kept-store.ts';
import { gameNow } from './game-now.ts';

/** What the side card shows. */
export type Selection =
  | { readonly kind: 'CAR'; readonly id: CarId }
  | { readonly kind: 'ORDER'; readonly id: OrderId }
  | { readonly kind: 'CITY'; readonly id: CityId };

export type MapFilter = 'MINE' | 'ALL';

/** What the viewer has done with the card of situations. */
export type CardState = {
  /** The situation last answered or picked; null: whichever waits longest. */
  readonly current: string | null;
  /** How many decisions the current one had before the answer whose feedback is not read yet; null: all is read. */
  readonly answered: number | null;
  /** Situations that struck up to this moment were put aside. */
  readonly foldedAt: GameSeconds;
};

type UiStore = {
  readonly selection: Selection | null;
  /** The parking picked in the card of the selected car, not confirmed yet. */
  readonly parking: ParkingId | null;
  readonly filter: MapFilter;
  readonly sound: boolean;
  /** The last message of this game that the viewer has seen; numbers begin anew in each game. */
  readonly seenMessage: number;
  /** The last message of the teacher in this game that the viewer has marked as read. */
  readonly readTeacherWords: number;
  /** Which first-time hint is shown; null: none. */
  readonly hint: number | null;
  /** The viewer asked for the hints: they come wherever the viewer is, and from the first one. */
  readonly isHintAsked: boolean;
  readonly situation: CardState;
};

/** Nothing of the game's situations was put aside or answered yet. */
const NO_SITUATION: CardState = { current: null, answered: null, foldedAt: -1 };

const HINTS_SEEN = 'seen';
const SOUND_OFF = 'off';

export const uiStore = keptStore<UiStore>('GAME', () => ({
  selection: null,
  parking: null,
  filter: 'ALL',
  sound: readLocal('sound') !== SOUND_OFF,
  seenMessage: 0,
  readTeacherWords: 0,
  hint: readLocal('hints') === HINTS_SEEN ? null : 0,
  isHintAsked: false,
  situation: NO_SITUATION,
}));

/** Opens the card of a car, an order or a city, in place of a situation's; null closes it. */
export function select(selection: Selection | null): void {
  uiStore.setState({ selection, parking: null });
  if (selection !== null) foldSituations();
}

/** Puts the card of situations aside until a new one strikes. */
export function foldSituations(): void {
  changeSituation({ foldedAt: Math.floor(gameNow()) });
}

/** Brings the card of situations back, on this one or on the one that waits longest. */
export function showSituation(current: string | null = null): void {
  changeSituation({ current, answered: null, foldedAt: -1 });
}

/** Keeps the card on a situation that is being answered, until its feedback is read; it had `decisions` before. */
export function answerSituation(current: string, decisions: number): void {
  changeSituation({ current, answered: decisions });
}

/** The viewer sees the card of this situation: it stays, even where its order ends. */
export function seeSituation(current: string): void {
  if (uiStore.getState().situation.current !== current) changeSituation({ current });
}

/** Nothing is left to be seen of the current situation. */
export function leaveSituation(): void {
  changeSituation({ current: null, answered: null });
}

/** The feedback is read, or the answer was refused. */
export function endAnswer(): void {
  changeSituation({ answered: null });
}

/** The game is opened, for the first time or again: nothing of its situations was put aside yet. */
export function forgetSituations(): void {
  uiStore.setState({ situation: NO_SITUATION });
}

function changeSituation(change: Partial<CardState>): void {
  uiStore.setState(({ situation }) => ({ situation: { ...situation, ...change } }));
}

/** Picks a parking in the card; the player still has to confirm. */
export function pickParking(parking: ParkingId | null): void {
  uiStore.setState({ parking });
}

/** Shows only one's own trucks on the map, or everybody's. */
export function setFilter(filter: MapFilter): void {
  uiStore.setState({ filter });
}

/** Turns the sounds on or off, remembered in this browser. (SND-2) */
export function setSound(sound: boolean): void {
  writeLocal('sound', sound ? 'on' : SOUND_OFF);
  uiStore.setState({ sound });
}

/** Marks messages up to this one as seen. */
export function seeMessages(last: number): void {
  if (uiStore.getState().seenMessage < last) uiStore.setState({ seenMessage: last });
}

/** Marks what the teacher wrote up to this message as read. */
export function readTeacherWords(last: number): void {
  uiStore.setState({ readTeacherWords: last });
}

/** Shows a first-time hint, or closes them for good; remembered in this browser. */
export function showHint(hint: number | null): void {
  if (hint === null) writeLocal('hints', HINTS_SEEN);
  uiStore.setState(({ isHintAsked }) => ({ hint, isHintAsked: isHintAsked && hint !== null }));
}

/** Shows the hints from the first one, wherever the viewer is; a situation's card is put aside for them. */
export function askForHints(): void {
  foldSituations();
  uiStore.setState({ hint: 0, isHintAsked: true });
}
