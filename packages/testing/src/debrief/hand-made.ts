import type { Recording } from '@fracht/debrief';
import type { GameSetup, Library } from '@fracht/engine';
import { answer, ask, effect, emergency } from '@fracht/scenarios';
import { aSetup } from './a-lesson.ts';
import { Script } from './a-script.ts';

export const ORDER = 'SZC/1126/2020';

/** One situation: 100 zł and 10 points, 300 zł and -5 points, or 900 zł and -10 points. None of them takes time. */
const LIBRARY: Library = {
  emergencies: [
    emergency({
      id: 'lampa',
      name: 'Lampa',
      subtype: 'EMERGENCY',
      image: null,
      description: 'Rozbita lampa.',
      help: 'Zapytaj serwis.',
      knowledge: '',
      situation: ask('Co robisz?', [
        answer(10, 'Serwis po drodze', 'Dobrze.', [effect('MONETARY', 100)]),
        answer(-5, 'Serwis w nocy', 'Drogo.', [effect('MONETARY', 300)]),
        answer(-10, 'Bez lampy', 'Mandat.', [effect('MONETARY', 900)]),
      ]),
    }),
  ],
  accidents: [],
  changes: [],
};

/** The version of the rules by which they are calculated: before days had an end and drivers took breaks. */
const RULES = 5;

/** Orders of one type within Poland, six cars of it, nothing random: no situations by schedule, no thefts, every check stops the driver. */
export function handMadeSetup(): GameSetup {
  const settings = {
    critical_per_round: 0,
    random_per_round: 0,
    change_per_round: 0,
    eu_share_1: 0,
    eu_share_2: 0,
    eu_share_3: 0,
    eu_share_4: 0,
    ST_order_share: 100,
    ATP_order_share: 0,
    ADR_order_share: 0,
    PG_order_share: 0,
    ST_cars_per_player: 6,
    orders_at_start_share: 100,
    theft_unguarded_home: 0,
    theft_unguarded_abroad: 0,
    theft_guarded: 0,
    check_chance_home: 100,
    crash_chance: 0,
  };
  return aSetup('d', { library: LIBRARY, settings, rulesVersion: RULES });
}

/** Anna's one delivery with a car from another city. `answer`: what she answers to the situation that the teacher brings; null: none comes. */
export function handMadeGame({
  car = 'ST-06',
  answer: given = 1,
  parking = 'city-0',
}: { car?: string; answer?: number | null; parking?: string } = {}): Recording {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car })
    .at(400);
  if (given !== null) {
    script.does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' }).at(405).does('anna', {
      action: 'RESOLVE_EMERGENCY',
      order: ORDER,
      emergency: 'lampa',
      tree: 'situation',
      answer: given,
    });
  }
  return script.at(420).does('anna', { action: 'SELECT_PARKING', car, parking }).finished();
}
