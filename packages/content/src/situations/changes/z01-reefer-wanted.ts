import { answer, ask, breach, change, effect, source } from '@fracht/scenarios';

/** The goods are food to be kept cold after all: frozen or chilled. */
export const REEFER_WANTED = change({
  id: 'Z01',
  name: 'Klient żąda chłodni zamiast plandeki',
  sources: [
    source('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 5 (łańcuch chłodniczy)', '2026-11-29'),
    source('ATP', 'załączniki 2 i 3 (w przewozie międzynarodowym)', '2026-11-29'),
  ],
  description:
    'Nadawca zamienił towar na żywność, która musi jechać w niskiej temperaturze, i oczekuje, że podstawimy chłodnię zamiast naczepy plandekowej.',
  type: 'CHANGE_TRUCK',
  competence: 'VEHICLE_AND_COST',
  types: ['ST'],
  truck: 'ATP',
  situation: ask('Jak reagujesz na zmianę towaru?', [
    answer(
      5,
      'Zlecam przewóz podwykonawcy z chłodnią po stawce z pierwotnego zlecenia',
      'Towar pojedzie w dobrych warunkach, ale różnicę w cenie płacimy z własnej marży.',
      [effect('MONETARY', 400), effect('TIME', 30)],
      { newCar: true },
    ),
    answer(
      15,
      'Podstawiam chłodnię, gdy klient podpisze aneks ze stawką chłodniczą',
      'Zmiana rodzaju przewozu to nowa cena. Aneks chroni obie strony, a klient dostaje właściwy pojazd.',
      [effect('GIVE_MONEY', 500), effect('TIME', 60)],
      { newCar: true },
    ),
    answer(
      -10,
      'Zostaję przy plandece, bo trasa jest krótka, a towar dobrze zapakowany',
      'Przewóz w niewłaściwych warunkach to gotowa reklamacja: odbiorca zakwestionował temperaturę całej partii.',
      [effect('MONETARY', 3000)],
      {
        breaks: breach(
          'FOOD_HYGIENE',
          'załącznik II, rozdział IX, ust. 5',
          'Przewóz żywności, którą trzeba chłodzić, naczepą bez agregatu',
        ),
      },
    ),
  ]),
});
