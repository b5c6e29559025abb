import { accident, effect } from '@fracht/scenarios';

/** Checks, fines and small faults of the car. */
export const CHECKS_AND_FAULTS = [
  accident({
    id: 'A03',
    name: 'Awaria urządzenia e-TOLL w\u00a0kabinie: dopłata za przejazd bez wniesionej opłaty',
    lands: ['PL'],
    effects: [effect('TIME', 15), effect('MONETARY', 250)],
  }),
  accident({ id: 'A05', name: 'Kontrola drogowa: dokumenty w\u00a0porządku, bez uwag', effects: [effect('TIME', 30)] }),
  accident({
    id: 'A06',
    name: 'Kontrola masy: ważenie po wskazaniu wagi preselekcyjnej',
    effects: [effect('TIME', 20)],
  }),
  accident({
    id: 'A09',
    name: 'Mandat za postój w\u00a0niedozwolonym miejscu: pojazd trzeba przestawić',
    effects: [effect('MONETARY', 300), effect('END_PARKING')],
  }),
  accident({
    id: 'A16',
    name: 'Kontrola sanitarna ładunku żywności',
    types: ['ATP'],
    effects: [effect('TIME', 75)],
  }),
  accident({
    id: 'A17',
    name: 'Postój serwisowy agregatu chłodniczego',
    types: ['ATP'],
    effects: [effect('TIME', 30), effect('MONETARY', 350)],
  }),
  accident({
    id: 'A18',
    name: 'Wymiana żarówki po kontroli drogowej',
    effects: [effect('TIME', 20), effect('MONETARY', 80)],
  }),
  accident({
    id: 'A20',
    name: 'Mandat za niesprawne światła naczepy i\u00a0postój do czasu naprawy',
    effects: [effect('MONETARY', 500), effect('TIME', 45)],
  }),
  accident({
    id: 'A24',
    name: 'Kontrola wykryła usterkę: nakaz zjazdu do serwisu',
    effects: [effect('TIME', 90), effect('MONETARY', 700), effect('ADD_DISTANCE', 15)],
  }),
];
