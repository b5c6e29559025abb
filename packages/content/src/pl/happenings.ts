import type { Happening } from '@fracht/engine';
import { replayText } from './replay.ts';

/** What happened, each kind of it in a few words. */
const HAPPENED: { readonly [W in Happening['what']]: string } = {
  ...replayText.happened,
  PLAYER_BEGAN: 'Początek gry',
  SEAT_GIVEN_BACK: 'Miejsce oddane przez bota',
  SEAT_TENDED: 'Powrót po przerwie w\u00a0połączeniu',
  ORDERS_RELEASED: 'Nowe zlecenia na liście',
  CAR_TOOK_UP: 'Samochód',
  CAR_HIRED: 'Wynajęcie podwykonawcy',
  CAR_RETURNED: 'Powrót do bazy',
  CAR_AVAILABLE: 'Samochód wolny poza bazą',
  CAR_TOWED: 'Holowanie do bazy',
  SUBCONTRACTOR_LEFT: 'Podwykonawca odjechał',
  FERRY_LEFT: 'Zjazd z\u00a0promu',
  LEG_CHARGED: 'Koszt kilometrów',
  SUBCONTRACTOR_PAID: 'Zapłata podwykonawcy',
  FERRY_BOARDED: 'Wjazd na prom',
  PARKING_PAID: 'Opłata za parking',
  SLOT_AWAITED: 'Czekanie na nowe okno',
  PARKING_DROPPED: 'Wybrany parking nie leży już na trasie',
  WORK_LIMIT_NEAR: 'Ostrzeżenie o\u00a0limicie czasu jazdy',
  DAY_END_NEAR: 'Ostrzeżenie o\u00a0końcu doby kierowcy',
  DRIVER_RESTED: 'Koniec odpoczynku',
  REPLACEMENT_SENT: 'Wysłany samochód zastępczy',
  REPLACEMENT_MISSING: 'Brak samochodu zastępczego',
  CARGO_MOVED: 'Przeładunek na inny samochód',
  EMERGENCY_RESOLVED: 'Sytuacja rozwiązana',
  CHANGE_EVENT_RESOLVED: 'Zmiana ustalona',
  CHANGE_APPLIED: 'Zmiana wprowadzona',
  QUESTION_REACHED: 'Pytanie w\u00a0sytuacji',
  PREMIUM_EARNED: 'Premia za sytuację',
  EFFECT_PAID: 'Skutek sytuacji',
  POINTS_CANCELLED: 'Punkty odebrane',
};

/** Polish texts of what happened in a game, for debriefs. */
export const happenedText = {
  what: HAPPENED,
  unknown: 'Zdarzenie',
  about: (what: string, details: string) => (details === '' ? what : `${what}, ${details}`),
} as const;
