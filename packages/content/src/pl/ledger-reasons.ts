import type { EffectOrigin, LedgerReason } from '@fracht/engine';

/** Why money and points changed. (PAY-1) */
export const ledgerReasonLabels: Readonly<Record<LedgerReason, string>> = {
  START: 'Kapitał początkowy',
  PAY: 'Fracht',
  LATE_PENALTY: 'Kara za opóźnienie',
  FULL_PENALTY: 'Pełna kara umowna',
  LEG_KM: 'Koszt przejazdu',
  SUBCONTRACTOR: 'Podwykonawca',
  PARKING: 'Parking',
  FERRY: 'Prom',
  FINE: 'Kara pieniężna',
  EFFECT: 'Skutek decyzji',
  THEFT: 'Kradzież',
  STANDING_COST: 'Koszt postoju firmy',
  DELIVERED_ON_TIME: 'Dostawa na czas',
  LOADED_ON_TIME: 'Załadunek na czas',
  LATE_DELIVERY: 'Opóźniona dostawa',
  ORDER_EXPIRED: 'Przepadłe zlecenie',
  LATE_CANCEL: 'Późne odwołanie rezerwacji',
  WORK_OVERDUE: 'Przekroczony czas jazdy',
  DAY_OVERDUE: 'Przekroczona doba kierowcy',
  GUARDED_SLEEP: 'Nocleg na parkingu strzeżonym',
  FATAL_CRASH: 'Wypadek śmiertelny',
  SITUATION: 'Rozwiązana sytuacja',
  POINTS_CANCELLED: 'Odebrane punkty',
};

/** The reason of a ledger entry: a random situation by its name, and a refunded surcharge as a refund, not as the effect of a decision. (PAY-1) */
export function ledgerWords(reason: LedgerReason, origin: EffectOrigin | null): string {
  if (origin?.of === 'RANDOM') return origin.name;
  return origin?.of === 'RETURN' ? 'Zwrot dopłaty klientowi' : ledgerReasonLabels[reason];
}
