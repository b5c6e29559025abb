import { answer, ask, change, effect } from '@fracht/scenarios';

/** Two loadings fall into one window. */
export const TWO_LOADINGS = change({
  id: 'Z08',
  name: 'Dwa załadunki w tym samym oknie',
  description:
    'Nadawca awizował przy jednej rampie dwa nasze ładunki na tę samą godzinę. Magazyn obsłuży naraz tylko jeden pojazd.',
  type: 'CHANGE_PICK_TIME',
  competence: 'WINDOWS',
  situation: ask('Jak układasz kolejność załadunków?', [
    answer(
      -10,
      'Podstawiam oba pojazdy naraz, kierowcy dogadają się na miejscu',
      'W pośpiechu pomylono ładunki dwóch klientów. Przeładunek trwał dłużej niż samo czekanie.',
      [effect('TIME', 120), effect('MONETARY', 800)],
    ),
    answer(
      15,
      'Większy idzie pierwszy, mniejszy o 90 minut później za zgodą nadawcy',
      'Kolejność uzgodniona z magazynem: oba ładunki wyjadą bez zamieszania przy rampie.',
      [effect('PROLONG_PICKUP', 90), effect('TIME', 30)],
    ),
    answer(
      3,
      'Mniejszy ładunek oddaję podwykonawcy, który załaduje go przy innej rampie',
      'Kolizja zniknęła, ale za podwykonawcę zapłaciliśmy więcej, niż kosztowałoby półtorej godziny czekania.',
      [effect('MONETARY', 450)],
    ),
  ]),
});
