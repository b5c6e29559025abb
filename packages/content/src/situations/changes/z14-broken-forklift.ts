import { answer, ask, change, effect } from '@fracht/scenarios';

/** The forklift at the consignee is broken, and the truck is not there yet. */
export const BROKEN_FORKLIFT = change({
  id: 'Z14',
  name: 'Awaria wózka widłowego u odbiorcy',
  description:
    'Odbiorca uprzedza, że zepsuł mu się jedyny wózek widłowy. Mechanik czeka na część i nie wie, czy naprawi go przed naszym rozładunkiem.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  types: ['ST', 'ATP', 'ADR'],
  situation: ask('Jak przygotowujesz rozładunek?', [
    answer(
      15,
      'Uzgadniam rozładunek ręczny, protokół częściowy i dopłatę',
      'Dopłata jest uzgodniona, a protokół częściowy pokaże, co już wydano i co jeszcze zostało na naczepie.',
      [effect('TIME', 150), effect('GIVE_MONEY', 350)],
    ),
    answer(
      -10,
      'Kierowca wystawia palety wózkiem ręcznym na otwartą rampę i odjeżdża',
      'Za towar odpowiadamy aż do wydania. Palety zmokną na deszczu i reklamacja trafi do nas.',
      [effect('MONETARY', 2500)],
    ),
    answer(
      5,
      'Czekam razem z kierowcą na mechanika i naprawę wózka',
      'Bezpiecznie dla towaru, ale długo, a za czekanie nikt nie zapłacił.',
      [effect('TIME', 240)],
    ),
  ]),
});
