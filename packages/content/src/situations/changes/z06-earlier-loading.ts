import { answer, ask, change, effect, source } from '@fracht/scenarios';

/** The sender would like to load two hours earlier. */
export const EARLIER_LOADING = change({
  id: 'Z06',
  name: 'Nadawca prosi o wcześniejszy załadunek',
  sources: [source('DRIVING_TIMES', 'art. 6', '2026-11-29')],
  description:
    'W dniu załadunku magazyn nadawcy kończy pracę wcześniej. Kierownik pyta, czy pojazd może podjechać dwie godziny przed umówionym oknem; zleceniodawca proponuje za to dopłatę.',
  type: 'CHANGE_PICK_TIME',
  competence: 'WINDOWS',
  situation: ask('Czy podejmujesz się wcześniejszego załadunku?', [
    answer(
      10,
      'Liczę dojazd i czas jazdy, a wcześniejsze okno z dopłatą potwierdza zleceniodawca',
      'Najpierw obliczenia, potem zgoda zleceniodawcy na piśmie, razem z dopłatą. Od teraz obowiązuje wcześniejsze okno załadunku.',
      [effect('MOVE_PICKUP', -120), effect('GIVE_MONEY', 150)],
    ),
    answer(
      3,
      'Odmawiam od razu, bo w zleceniu jest umówione okno załadunku',
      'Trzymasz się umowy, ale bez sprawdzenia przepadły dopłata i okazja, żeby pomóc klientowi.',
    ),
    answer(
      -10,
      'Potwierdzam natychmiast, a kierowcę proszę, żeby się pospieszył',
      'Obietnica bez liczenia i bez dopłaty: za gotowość swoich ludzi magazyn wystawił nam jeszcze notę.',
      [effect('MOVE_PICKUP', -120), effect('MONETARY', 400)],
    ),
  ]),
});
