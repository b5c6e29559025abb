import { answer, ask, change, effect } from '@fracht/scenarios';

/** Two loadings have the same window. */
export const TWO_LOADINGS = change({
  id: 'Z08',
  name: 'Dwa załadunki w tym samym oknie',
  description:
    'Nadawca awizował przy jednej rampie na tę samą godzinę nasz ładunek i ładunek innego przewoźnika. Magazyn obsłuży naraz tylko jeden pojazd.',
  type: 'CHANGE_PICK_TIME',
  competence: 'WINDOWS',
  situation: ask('Jak układasz kolejność załadunków?', [
    answer(
      -10,
      'Każę wjechać od razu, kierowcy dogadają się na miejscu',
      'W pośpiechu pomylono ładunki dwóch klientów. Przeładunek trwał dłużej niż samo czekanie.',
      [effect('TIME', 120), effect('MONETARY', 800)],
    ),
    answer(
      15,
      'Wjeżdżamy jako drudzy, a nadawca wydłuża nam okno o 90 minut',
      'Kolejność uzgodniona z magazynem: oba ładunki wyjadą bez zamieszania przy rampie.',
      [effect('PROLONG_PICKUP', 90), effect('TIME', 30)],
    ),
    answer(
      3,
      'Dopłacam magazynowi za drugą rampę i drugą ekipę do naszego załadunku',
      'Kolizja zniknęła, ale dopłata kosztowała więcej niż półtorej godziny czekania.',
      [effect('MONETARY', 450)],
    ),
  ]),
});
