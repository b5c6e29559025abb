import { accident, effect, source } from '@fracht/scenarios';

/** Unexpected costs and income, and what customers and colleagues do. */
export const BUSINESS = [
  accident({
    id: 'A11',
    name: 'Tankowanie z\u00a0rabatem flotowym',
    ownership: 'COMPANY',
    effects: [effect('GIVE_MONEY', 200)],
  }),
  accident({
    id: 'A12',
    name: 'Tankowanie przy autostradzie po wyższej cenie',
    ownership: 'COMPANY',
    effects: [effect('MONETARY', 250)],
  }),
  accident({
    id: 'A13',
    name: 'Zwrot nadpłaconych opłat drogowych',
    ownership: 'COMPANY',
    effects: [effect('GIVE_MONEY', 400)],
  }),
  accident({
    id: 'A14',
    name: 'Odbiorca wydłuża okno rozładunku o\u00a0godzinę',
    effects: [effect('PROLONG_SHIPMENT', 60)],
  }),
  accident({
    id: 'A15',
    name: 'Magazyn pracuje dłużej: więcej czasu na załadunek',
    effects: [effect('PROLONG_PICKUP', 45)],
  }),
  accident({
    id: 'A19',
    name: 'Opłata za wjazd do strefy niskiej emisji',
    ownership: 'COMPANY',
    lands: ['EUR'],
    effects: [effect('MONETARY', 120)],
  }),
  accident({
    id: 'A21',
    name: 'Awaria systemu kart na stacji: rozliczenie na papierze',
    ownership: 'COMPANY',
    active: 0,
    effects: [effect('TIME', 60), effect('MONETARY', 100)],
  }),
  accident({
    id: 'A22',
    name: 'Zmiennik dotarł wcześniej i\u00a0przejmuje kierownicę',
    ownership: 'COMPANY',
    sources: [source('DRIVING_TIMES', 'art. 6 (limit ma kierowca, nie pojazd)', '2026-11-29')],
    active: 0,
    effects: [effect('REST_DRIVER'), effect('TIME', 15)],
  }),
  accident({
    id: 'A23',
    name: 'Wypłata odszkodowania za wcześniejszą szkodę',
    ownership: 'COMPANY',
    active: 0,
    effects: [effect('GIVE_MONEY', 900)],
  }),
];
