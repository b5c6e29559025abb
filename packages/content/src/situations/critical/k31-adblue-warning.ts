import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { loadingTalk } from '../talks.ts';

const SENSOR = ask(
  `Diagnostyka wskazuje na uszkodzony czujnik układu AdBlue. Zestaw może jechać, ale tylko z ograniczoną mocą. Co z pojazdem? ${POINTS_AT_STAKE}`,
  [
    answer(
      5,
      'Kieruję zestaw do serwisu przy trasie i czekam na wymianę czujnika',
      'Naprawa jest pewna i prędzej czy później potrzebna, ale do jej końca zestaw nie jedzie na załadunek.',
      [effect('TIME', 120), effect('MONETARY', 900)],
    ),
    answer(
      -10,
      'Zlecam założenie emulatora AdBlue, który wyłączy ostrzeżenie',
      'To nielegalna ingerencja w układ oczyszczania spalin. Przy kontroli kończy się wysoką karą i zatrzymaniem dowodu rejestracyjnego.',
      [effect('MONETARY', 10000), effect('CANCEL_POINTS')],
      { breaks: breach('ROAD_TRAFFIC', inPoland('art. 66 ust. 1'), 'Jazda z wyłączonym oczyszczaniem spalin') },
    ),
    answer(
      10,
      'Podmieniam ciągnik na sprawny z bazy, a naczepa zostaje ta sama',
      'Na załadunek jedzie sprawny pojazd, a uszkodzony czujnik można wymienić bez pośpiechu.',
      [effect('TIME', 70), effect('MONETARY', 600)],
      { newCar: true },
    ),
  ],
);

/** A warning lamp on the way to the loading place. */
export const ADBLUE_WARNING = emergency({
  id: 'K31',
  name: 'Awaria w drodze na załadunek',
  sources: [
    source('CMR', 'art. 17 ust. 3 (wady pojazdu)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 66 ust. 1', '2026-11-28'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'adblue-warning',
  status: 'DRIVING_TO_SHIPMENT',
  description:
    'Pusty zestaw jedzie na załadunek. Na desce zapaliła się kontrolka AdBlue, a komputer zapowiada, że po kilkudziesięciu kilometrach ograniczy moc silnika.',
  help: 'Ta sama kontrolka może oznaczać drobiazg albo usterkę. Pomyśl, co da się rozstrzygnąć w kilkanaście minut i bez mechanika.',
  knowledge:
    'Podstawienie sprawnego pojazdu na czas jest obowiązkiem przewoźnika, a awaria go z tego obowiązku nie zwalnia. Tak samo jest w czasie przewozu: na wady pojazdu przewoźnik powołać się nie może (mówi o tym CMR, art. 17 ust. 3). Układ AdBlue ogranicza moc silnika, gdy brakuje płynu albo pomiar jest błędny, i daje na reakcję tylko ograniczony dystans. Emulator, który oszukuje sterownik, jest nielegalną przeróbką i jest sprawdzany podczas kontroli drogowych.',
  situation: ask('Co polecasz kierowcy?', [
    answer(
      -5,
      'Zignorować kontrolkę i jechać do nadawcy, sprawdzimy ją po załadunku',
      'Komputer ograniczył moc na podjeździe i zestaw stanął. Potrzebna była pomoc drogowa.',
      [effect('TIME', 150), effect('MONETARY', 1500)],
    ),
    answer(
      15,
      'Sprawdzić poziom AdBlue, dolać na najbliższej stacji i odczytać kod błędu',
      'Najczęstszą przyczynę wykluczasz w kwadrans, a kod błędu mówi, co robić dalej.',
      [effect('TIME', 25), effect('MONETARY', 150)],
    ),
    answer(
      3,
      'Stanąć na najbliższym parkingu i czekać na wezwaną pomoc drogową',
      'Ostrożnie, ale kosztownie: mechanik zaczął od tego, co kierowca mógł sprawdzić sam.',
      [effect('TIME', 90), effect('MONETARY', 700)],
    ),
  ]),
  carSituation: SENSOR,
  timeWindowSituation: loadingTalk(120),
});
