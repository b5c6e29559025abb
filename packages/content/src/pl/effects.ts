import type { EffectType } from '@fracht/engine';

/** What an answer can do, as the editor of situations names it. (LIB-15) */
export const effectLabels: Readonly<Record<EffectType, string>> = {
  TIME: 'Postój',
  MONETARY: 'Opłata',
  OVERDUE_TICKET: 'Kara pieniężna za czas jazdy',
  PROLONG_SHIPMENT: 'Wydłużenie terminu dostawy',
  MOVE_SHIPMENT: 'Przesunięcie terminu dostawy',
  PROLONG_PICKUP: 'Wydłużenie terminu załadunku',
  MOVE_PICKUP: 'Przesunięcie terminu załadunku',
  CHANGE_CITY: 'Zmiana miasta dostawy',
  GIVE_MONEY: 'Wpływ pieniędzy',
  LEAVE_SHIPMENT: 'Pozostawienie ładunku',
  CANCEL_POINTS: 'Wyzerowanie punktów',
  CANCEL_RANKING_PLAYER: 'Usunięcie z\u00a0rankingu indywidualnego',
  CANCEL_RANKING_GROUP: 'Usunięcie z\u00a0rankingu grupowego',
  REST_DRIVER: 'Wypoczęty kierowca',
  ADD_DISTANCE: 'Dodatkowe kilometry',
  REMOVE_DISTANCE: 'Mniej kilometrów',
  END_PARKING: 'Koniec postoju',
  NO_PAYMENT: 'Brak frachtu za zlecenie',
  GO_BACK: 'Powrót do miejsca załadunku',
};
