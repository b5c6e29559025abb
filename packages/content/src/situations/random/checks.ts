import { accident, effect, source } from '@fracht/scenarios';

/** Checks, fines and small faults of the car. */
export const CHECKS_AND_FAULTS = [
  accident({
    id: 'A03',
    name: 'Awaria urządzenia e-TOLL, a\u00a0trasy nie zgłoszono: kara pieniężna za przejazd bez opłaty',
    ownership: 'COMPANY',
    sources: [source('PUBLIC_ROADS', 'art. 13ic i 13k (opłata elektroniczna, e-TOLL)', '2026-11-29')],
    lands: ['PL'],
    effects: [effect('TIME', 15), effect('MONETARY', 1500)],
  }),
  accident({
    id: 'A05',
    name: 'Kontrola drogowa: dokumenty pojazdu i\u00a0ładunku',
    sources: [source('ROAD_TRANSPORT', 'art. 87 (dokumenty okazywane przy kontroli)', '2026-11-29')],
    status: 'DRIVING_WITH_SHIPMENT',
    effects: [effect('TIME', 30)],
  }),
  accident({
    id: 'A06',
    name: 'Kontrola masy: ważenie po wskazaniu wagi preselekcyjnej',
    sources: [source('ROAD_TRAFFIC', 'art. 140ab (pojazd nienormatywny)', '2026-11-29')],
    status: 'DRIVING_WITH_SHIPMENT',
    effects: [effect('TIME', 20)],
  }),
  accident({
    id: 'A09',
    name: 'Postój na cudzym placu bez zgody: opłata i\u00a0nakaz przestawienia pojazdu',
    ownership: 'COMPANY',
    sources: [source('ROAD_TRAFFIC', 'art. 49 (na drodze publicznej w Polsce)', '2026-11-29')],
    effects: [effect('MONETARY', 300), effect('END_PARKING')],
  }),
  accident({
    id: 'A16',
    name: 'Kontrola sanitarna ładunku żywności',
    sources: [
      source('ATP', 'załączniki 2 i 3', '2026-11-29'),
      source('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 5', '2026-11-29'),
    ],
    types: ['ATP'],
    status: 'DRIVING_WITH_SHIPMENT',
    effects: [effect('TIME', 75)],
  }),
  accident({
    id: 'A17',
    name: 'Postój serwisowy agregatu chłodniczego',
    ownership: 'COMPANY',
    sources: [source('ATP', 'załącznik 1 (świadectwo nadwozia)', '2026-11-29')],
    types: ['ATP'],
    effects: [effect('TIME', 30), effect('MONETARY', 350)],
  }),
  accident({
    id: 'A18',
    name: 'Wymiana żarówki po kontroli drogowej',
    ownership: 'COMPANY',
    sources: [source('ROAD_TRAFFIC', 'art. 66 (stan techniczny pojazdu)', '2026-11-28')],
    effects: [effect('TIME', 20), effect('MONETARY', 80)],
  }),
  accident({
    id: 'A20',
    name: 'Kontrola: niesprawne światła naczepy i\u00a0postój do czasu naprawy',
    ownership: 'COMPANY',
    sources: [source('ROAD_TRAFFIC', 'art. 66 (stan techniczny pojazdu)', '2026-11-28')],
    effects: [effect('MONETARY', 500), effect('TIME', 45)],
  }),
  accident({
    id: 'A24',
    name: 'Kontrola wykryła usterkę: nakaz zjazdu do serwisu',
    ownership: 'COMPANY',
    sources: [
      source('ROAD_TRAFFIC', 'art. 66 (stan techniczny pojazdu)', '2026-11-28'),
      source('ROAD_TRAFFIC', 'art. 132 (niebezpieczna usterka)', '2026-11-29'),
    ],
    effects: [effect('TIME', 90), effect('MONETARY', 700), effect('ADD_DISTANCE', 15)],
  }),
];
