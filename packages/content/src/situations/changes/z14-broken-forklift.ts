import { answer, ask, breach, change, effect, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** The only forklift of the consignee breaks while it unloads. */
export const BROKEN_FORKLIFT = change({
  id: 'Z14',
  name: 'Awaria wózka widłowego u odbiorcy',
  sources: [source('CMR', 'art. 17 ust. 1', '2026-11-29'), source('CARRIAGE', 'art. 43 i 65', '2026-11-29')],
  description:
    'Trwa rozładunek i właśnie zepsuł się jedyny wózek widłowy odbiorcy. Mechanik czeka na część i nie wie, kiedy go naprawi.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  status: 'UNLOADING',
  types: ['ST', 'ATP', 'ADR'],
  cargo: 'PALLETS',
  situation: ask('Jak ratujesz rozładunek?', [
    answer(
      15,
      'Żądam innego wózka, wpisu godziny przyjazdu i postojowego od zleceniodawcy',
      'Rozładunek należy zwykle do odbiorcy: pożyczył wózek od sąsiada. Wpisana godzina przyjazdu jest podstawą postojowego.',
      [effect('TIME', 150), effect('GIVE_MONEY', demurrage(150))],
    ),
    answer(
      -10,
      'Kierowca wystawia palety wózkiem ręcznym na otwartą rampę i odjeżdża',
      'Za towar odpowiadamy aż do wydania. Palety zmokną na deszczu i reklamacja trafi do nas.',
      [effect('MONETARY', 2500)],
      {
        breaks: breach(
          'CARRIAGE',
          'art. 65 ust. 1, a za granicą Konwencja CMR, art. 17 ust. 1',
          'Porzucenie towaru przed wydaniem go odbiorcy',
        ),
      },
    ),
    answer(
      5,
      'Czekam razem z kierowcą na mechanika i naprawę wózka',
      'Bezpiecznie dla towaru, ale długo. Godziny przyjazdu nikt nie wpisał, więc o postojowe nie ma się jak upomnieć.',
      [effect('TIME', 240)],
    ),
  ]),
});
