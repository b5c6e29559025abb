import type { CarAction, OrderStatus } from '@fracht/engine';

/** What a car is doing, in the dispatcher's words. (WIR-20) */
export const carActionLabels: { readonly [A in CarAction]: string } = {
  FREE: 'Wolny w\u00a0bazie',
  FREE_BOOKED: 'Przygotowanie',
  AVAILABLE: 'Wolny poza bazą',
  STOPPED_BY_PLAYER: 'Zatrzymany',
  WAITING_FOR_LOADING: 'Czeka na załadunek',
  WAITING_FOR_UNLOADING: 'Czeka na rozładunek',
  WAITING_EMERGENCY_STOP: 'Sytuacja krytyczna',
  WAITING_ACCIDENT_STOP: 'Przestój',
  WAITING_ASSISTANCE: 'Czeka na pomoc',
  LATE_WAITING_FOR_UNLOADING: 'Czeka na nowe okno',
  LATE_UNLOADING: 'Rozładunek po terminie',
  DRIVING_TO_SHIPMENT: 'Dojazd na załadunek',
  DRIVING_WITH_SHIPMENT: 'Jedzie z\u00a0ładunkiem',
  DRIVING_EMPTY: 'Powrót na pusto',
  DRIVING_ASSISTANCE: 'Jedzie z\u00a0pomocą',
  DRIVING_TO_SLEEP: 'Dojazd na parking',
  SLEEPING: 'Odpoczynek',
  SLEEPING_GUARDED: 'Odpoczynek, strzeżony',
  LOADING: 'Załadunek',
  UNLOADING: 'Rozładunek',
};

/** A car past its working time. (WRK-4) */
export const overdueLabel = 'Po limicie jazdy';

/** The status of an order. (ORD-1) */
export const orderStatusLabels: { readonly [S in OrderStatus]: string } = {
  DELIVERED: 'Dostarczone',
  EXPIRED: 'Przepadło',
  ALERT: 'Sytuacja',
  BOOKED: 'Zarezerwowane',
  IN_PROGRESS: 'W\u00a0realizacji',
  NEW: 'Nowe',
};
