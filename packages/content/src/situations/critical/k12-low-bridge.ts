import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const SURVEY = ask('Zestaw pojedzie objazdem. Kto powinien był rozpoznać trasę przed wyjazdem?', [
  answer(
    10,
    'Przewoźnik: objeżdża trasę sam albo zleca rekonesans pilotowi',
    'Rekonesans kosztuje ułamek tego, co postój, a prześwit wiaduktu zmienia choćby nowa warstwa asfaltu.',
  ),
  answer(
    0,
    'Zarządca drogi, bo to on uzgodnił przejazd tą trasą',
    'Uzgodnienie nie zwalnia przewoźnika z rozpoznania trasy. Zarządca odpowiada za dane, ale przejazd prowadzi przewoźnik.',
  ),
  answer(
    3,
    'Pilot, bo jedzie pierwszy i widzi przeszkody przed zestawem',
    'Pilot ostrzega w czasie przejazdu i tu zrobił swoje. Rozpoznanie przed wyjazdem trzeba mu jednak najpierw zlecić.',
  ),
]);

/** The permitted route of an oversize load leads under a bridge that is too low. */
export const LOW_BRIDGE = emergency({
  id: 'K12',
  name: 'Za niski wiadukt na trasie PG',
  sources: [source('ROAD_TRAFFIC', 'art. 64 i 140ab', '2026-11-29')],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  image: 'low-bridge',
  types: ['PG'],
  description:
    'Pilot zatrzymał zestaw i zgłasza: przed nami wiadukt o prześwicie 4,30\u00a0m, a my mamy 4,55\u00a0m wysokości. Trasa z zezwolenia prowadzi dokładnie pod nim.',
  help: 'Trasa jest częścią zezwolenia, więc nie zmienia się jej samodzielnie. Policz też, ile centymetrów naprawdę brakuje.',
  knowledge:
    'Trasa jest częścią zezwolenia, a na nowe czeka się dniami. Przy nagłej przeszkodzie awaryjny objazd uzgadnia się na miejscu z zarządcą drogi i policją, także wtedy, gdy objazd jest oczywisty. W Polsce za przejazd niezgodny z warunkami zezwolenia kategorii V grozi 2\u00a0000\u00a0zł kary (Prawo o ruchu drogowym, art. 140ab). Wysokość zestawu mierzy się z ładunkiem, a pod wiaduktem zostawia się zapas na ugięcie i nierówności jezdni.',
  situation: ask('Jaka jest Twoja decyzja?', [
    answer(
      -5,
      'Obniżamy zawieszenie i z pilotem próbujemy przejechać z prędkością 5\u00a0km/h',
      'Taka naczepa obniża się najwyżej o kilkanaście centymetrów, a brakuje dwudziestu pięciu. Po nieudanej próbie i tak trzeba było załatwić objazd.',
      [effect('TIME', 240), effect('MONETARY', 700)],
      { changeDistance: 60, situation: SURVEY },
    ),
    answer(
      -15,
      'Zawracamy i jedziemy najbliższym objazdem, a zarządcy wyjaśnimy wszystko po fakcie',
      'Kontrola na objeździe stwierdziła przejazd niezgodny z zezwoleniem. Wyjaśnienia po fakcie nie mają znaczenia.',
      [effect('MONETARY', 2000)],
      {
        breaks: breach('ROAD_TRAFFIC', inPoland('art. 64 ust. 1 pkt 2'), 'Zjazd z trasy wyznaczonej w zezwoleniu'),
        changeDistance: 60,
        situation: SURVEY,
      },
    ),
    answer(
      15,
      'Zestaw czeka z pilotem, a ja uzgadniam z zarządcą drogi i policją awaryjny objazd',
      'Bezpiecznie i legalnie. Objazd jest dłuższy, ale wyznaczył go zarządca, a przejazdu pilnuje policja.',
      [effect('TIME', 180), effect('MONETARY', 700)],
      { changeDistance: 60, situation: SURVEY },
    ),
  ]),
  timeWindowSituation: deliveryTalk(240),
});
