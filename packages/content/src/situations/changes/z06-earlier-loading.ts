import { answer, ask, change, effect, source } from '@fracht/scenarios';

/** The sender would like to load two hours earlier. */
export const EARLIER_LOADING = change({
  id: 'Z06',
  name: 'Nadawca prosi o wcześniejszy załadunek',
  sources: [source('DRIVING_TIMES', 'art. 6', '2026-11-29')],
  description:
    'W dniu załadunku magazyn nadawcy kończy pracę wcześniej. Kierownik pyta, czy pojazd może podjechać dwie godziny przed umówionym oknem, i proponuje dopłatę.',
  type: 'CHANGE_PICK_TIME',
  competence: 'WINDOWS',
  situation: ask('Czy podejmujesz się wcześniejszego załadunku?', [
    answer(
      10,
      'Sprawdzam pozycję i czas jazdy, potem potwierdzam realną godzinę',
      'Realizm buduje zaufanie: dopłata jest nasza, bo obiecaliśmy tylko to, co da się wykonać.',
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
      'Obietnica bez liczenia skończyła się spóźnieniem i obciążeniem za nadgodziny magazynu.',
      [effect('MOVE_PICKUP', -120), effect('MONETARY', 400)],
    ),
  ]),
});
