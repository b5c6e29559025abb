import { answer, ask, breach, change, effect, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';

/** Sixty centimetres too much for a standard trailer: wider than the three metres that a load may stick out to. */
export const OVERSIZE_CARGO = change({
  id: 'Z02',
  name: 'Ładunek okazał się ponadgabarytowy',
  sources: [source('ROAD_TRAFFIC', 'art. 61 ust. 6, art. 64 i 140ab', '2026-11-29')],
  description:
    'Magazyn zmierzył ładunek ponownie: jest o\u00a060\u00a0cm za szeroki na standardową naczepę. Zlecenie mówiło o wymiarach normatywnych.',
  type: 'CHANGE_TRUCK',
  competence: 'VEHICLE_AND_COST',
  types: ['ST'],
  cargo: 'BULKY',
  truck: 'PG',
  situation: ask('Co robisz z ładunkiem, który się nie mieści?', [
    answer(
      -15,
      'Każę załadować na ukos i oznaczyć wystającą część chorągiewkami',
      'Oznakowanie nie zastępuje zezwolenia. Za przejazd nienormatywny bez niego nałożono karę i zakazano jazdy.',
      [effect('MONETARY', 5000)],
      {
        breaks: breach('ROAD_TRAFFIC', inPoland('art. 64 ust. 1'), 'Przejazd z za szerokim ładunkiem bez zezwolenia'),
      },
    ),
    answer(
      5,
      'Nadawca zdejmuje wystający osprzęt i ładujemy go osobno na tę samą naczepę',
      'Dopuszczalne, jeśli ładunek da się podzielić. Demontaż zajął trzy godziny, a część kosztów spadła na nas.',
      [effect('TIME', 180), effect('MONETARY', 500)],
    ),
    answer(
      15,
      'Podstawiam zestaw do ponadgabarytów z zezwoleniem, z nowym terminem i stawką',
      'Ładunku niepodzielnego nie przewiezie się legalnie inaczej. Za inny rodzaj przewozu należy się inna stawka.',
      [effect('TIME', 240), effect('GIVE_MONEY', 1200), effect('PROLONG_SHIPMENT', 300)],
      { newCar: true },
    ),
  ]),
});
