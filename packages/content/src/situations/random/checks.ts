import { accident, effect } from '@fracht/scenarios';

/** Checks, fines and small faults of the car. */
export const CHECKS_AND_FAULTS = [
  accident({
    id: 'A03',
    name: 'Awaria urządzenia e-TOLL w\u00a0kabinie: kara pieniężna za przejazd bez opłaty',
    lands: ['PL'],
    effects: [effect('TIME', 15), effect('MONETARY', 1500)],
  }),
  accident({ id: 'A05', name: 'Kontrola drogowa: dokumenty pojazdu i\u00a0ładunku', effects: [effect('TIME', 30)] }),
  accident({
    id: 'A06',
    name: 'Kontrola masy: ważenie po wskazaniu wagi preselekcyjnej',
    effects: [effect('TIME', 20)],
  }),
  accident({
    id: 'A09',
    name: 'Postój na cudzym placu bez zgody: opłata i\u00a0nakaz przestawienia pojazdu',
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
    name: 'Kontrola: niesprawne światła naczepy i\u00a0postój do czasu naprawy',
    effects: [effect('MONETARY', 500), effect('TIME', 45)],
  }),
  accident({
    id: 'A24',
    name: 'Kontrola wykryła usterkę: nakaz zjazdu do serwisu',
    effects: [effect('TIME', 90), effect('MONETARY', 700), effect('ADD_DISTANCE', 15)],
  }),
];
