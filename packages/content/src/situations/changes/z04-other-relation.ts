import { answer, ask, change, effect, source } from '@fracht/scenarios';

/** The same cargo is to go elsewhere. */
export const OTHER_RELATION = change({
  id: 'Z04',
  name: 'Klient przenosi zlecenie do innej relacji',
  sources: [source('CMR', 'art. 12', '2026-11-29'), source('CARRIAGE', 'art. 53 i 54', '2026-11-29')],
  description:
    'Zleceniodawca sprzedał towar innemu odbiorcy. Chce, żeby ładunek pojechał do nowego miejsca rozładunku.',
  type: 'CHANGE_TRUCK',
  competence: 'VEHICLE_AND_COST',
  truck: 'SAME',
  situation: ask('Co odpowiadasz zleceniodawcy?', [
    answer(
      0,
      'Odmawiam i realizuję przewóz na trasie z pierwotnego zlecenia',
      'Miejsce dostawy może zmienić nadawca. Odmawia się tego, co niewykonalne albo zakłóca pracę firmy, a nie każdej zmiany.',
    ),
    answer(
      10,
      'Proszę o dyspozycję nadawcy na piśmie i doliczam koszty nowej trasy',
      'Nadawca zmienia miejsce dostawy, a przewoźnikowi należy się zwrot kosztów tej zmiany. Pismo mówi, dokąd, na kiedy i za ile.',
      [effect('CHANGE_CITY'), effect('GIVE_MONEY', 700), effect('TIME', 30)],
    ),
    answer(
      -5,
      'Zgadzam się od razu na słowo, a formalności załatwimy po rozładunku',
      'Bez pisma nie ma dowodu, kto zmienił trasę i za ile. Za dodatkowe kilometry nikt już nie zapłaci.',
      [effect('CHANGE_CITY')],
    ),
  ]),
});
