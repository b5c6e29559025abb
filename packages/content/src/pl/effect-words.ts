import type { Effect, EffectType } from '@fracht/engine';
import { durationWords } from './duration.ts';
import { NUMBER } from './number.ts';

const GAP = '\u00a0';

const WORDS: Readonly<Record<EffectType, (effect: Effect) => string>> = {
  TIME: ({ value }) => `postój: ${durationWords(value)}`,
  MONETARY: ({ value, full_val }) => (full_val === true ? 'koszt: pełna kara umowna' : `koszt: ${zloty(value)}`),
  OVERDUE_TICKET: ({ value }) => (value === 0 ? 'kara pieniężna według taryfy gry' : `kara pieniężna: ${zloty(value)}`),
  PROLONG_SHIPMENT: ({ value }) => longer('okno rozładunku', value),
  MOVE_SHIPMENT: ({ value }) => later('okno rozładunku', value),
  PROLONG_PICKUP: ({ value }) => longer('okno załadunku', value),
  MOVE_PICKUP: ({ value }) => later('okno załadunku', value),
  CHANGE_CITY: ({ value }) => (value === 0 ? 'rozładunek w\u00a0mieście załadunku' : 'nowe miasto rozładunku'),
  GIVE_MONEY: ({ value }) => `wpływ: ${zloty(value)}`,
  LEAVE_SHIPMENT: ({ value }) => `ładunek pozostawiony, kara ${NUMBER.format(value)}${GAP}% frachtu`,
  CANCEL_POINTS: () => 'utrata punktów',
  CANCEL_RANKING_PLAYER: () => 'wynik poza rankingiem indywidualnym',
  CANCEL_RANKING_GROUP: () => 'wynik grupy poza rankingiem',
  REST_DRIVER: () => 'kierowca wypoczęty',
  ADD_DISTANCE: ({ value }) => `trasa dłuższa o ${NUMBER.format(value)}${GAP}km`,
  REMOVE_DISTANCE: ({ value }) => `trasa krótsza o ${NUMBER.format(value)}${GAP}km`,
  END_PARKING: () => 'koniec postoju',
  NO_PAYMENT: () => 'zlecenie bez frachtu',
  GO_BACK: () => 'powrót z\u00a0ładunkiem do miejsca załadunku',
};

/** An effect in a few words: "postój: 35 min.". (LIB-15) */
export function effectWords(effect: Effect): string {
  return WORDS[effect.type](effect);
}

const BRIEF: Readonly<Record<EffectType, (effect: Effect) => string>> = {
  TIME: ({ value }) => durationWords(value),
  MONETARY: ({ value, full_val }) => (full_val === true ? 'pełna kara' : zloty(value)),
  OVERDUE_TICKET: ({ value }) => (value === 0 ? 'kara' : zloty(value)),
  PROLONG_SHIPMENT: ({ value }) => `dostawa ${signed(value)}`,
  MOVE_SHIPMENT: ({ value }) => `dostawa ${signed(value)}`,
  PROLONG_PICKUP: ({ value }) => `załadunek ${signed(value)}`,
  MOVE_PICKUP: ({ value }) => `załadunek ${signed(value)}`,
  CHANGE_CITY: () => 'inne miasto',
  GIVE_MONEY: ({ value }) => `+${zloty(value)}`,
  LEAVE_SHIPMENT: ({ value }) => `bez ładunku, ${NUMBER.format(value)}${GAP}%`,
  CANCEL_POINTS: () => 'utrata punktów',
  CANCEL_RANKING_PLAYER: () => 'poza rankingiem',
  CANCEL_RANKING_GROUP: () => 'grupa poza rankingiem',
  REST_DRIVER: () => 'wypoczęty',
  ADD_DISTANCE: ({ value }) => `${NUMBER.format(value)}${GAP}km`,
  REMOVE_DISTANCE: ({ value }) => `−${NUMBER.format(value)}${GAP}km`,
  END_PARKING: () => 'koniec postoju',
  NO_PAYMENT: () => 'bez frachtu',
  GO_BACK: () => 'powrót',
};

/** An effect in the short form shown next to its icon on a card: "35 min.". */
export function effectBrief(effect: Effect): string {
  return BRIEF[effect.type](effect);
}

/** Several effects as a sentence; empty if there are none. */
export function effectsSentence(effects: readonly Effect[]): string {
  const words = effects.map(effectWords).join(', ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
}

function longer(what: string, minutes: number): string {
  return `${what} ${minutes < 0 ? 'krótsze' : 'dłuższe'} o ${durationWords(Math.abs(minutes))}`;
}

function later(what: string, minutes: number): string {
  return `${what} ${durationWords(Math.abs(minutes))} ${minutes < 0 ? 'wcześniej' : 'później'}`;
}

function zloty(amount: number): string {
  return `${NUMBER.format(amount)}${GAP}zł`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${durationWords(Math.abs(value))}`;
}
