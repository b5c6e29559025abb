import { answer, ask, change, effect } from '@fracht/scenarios';

/** The forklift at the consignee is broken. */
export const BROKEN_FORKLIFT = change({
  id: 'Z14',
  name: 'Awaria wózka widłowego u odbiorcy',
  description:
    'Rozładunek stanął: jedyny wózek widłowy odbiorcy zepsuł się w połowie pracy. Mechanik jest w drodze, ale nie wie, jak długo potrwa naprawa.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  types: ['ST', 'ATP', 'ADR'],
  situation: ask('Jak kończysz rozładunek?', [
    answer(
      15,
      'Uzgadniam rozładunek ręczny, protokół częściowy i dopłatę',
      'Część towaru jest już na miejscu, dopłata uzgodniona, a protokół pokazuje, co jeszcze zostało na naczepie.',
      [effect('TIME', 150), effect('GIVE_MONEY', 350)],
    ),
    answer(
      -10,
      'Kierowca wystawia palety wózkiem ręcznym na otwartą rampę i odjeżdża',
      'Za towar odpowiadamy aż do wydania. Palety zmokły na deszczu i reklamacja trafiła do nas.',
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
