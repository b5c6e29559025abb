import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const LAMP = ask('Ciągnik jest sprawny, ale lewa przednia lampa jest rozbita. Co z pojazdem?', [
  answer(
    -5,
    'Jedziemy prosto do rozładunku, skoro prawa lampa świeci, a lewą wymienimy po powrocie do bazy',
    'Zestaw zatrzymano przy pierwszej kontroli: skończyło się mandatem i postojem do czasu naprawy.',
    [effect('TIME', 90), effect('MONETARY', 800)],
    { breaks: breach('ROAD_TRAFFIC', inPoland('art. 66 ust. 1'), 'Jazda z rozbitą przednią lampą') },
  ),
  answer(
    10,
    'Wymieniamy lampę w najbliższym serwisie przy trasie i dopiero potem jedziemy dalej',
    'Słusznie. Za jazdę bez wymaganego oświetlenia grozi zatrzymanie dowodu rejestracyjnego.',
    [effect('TIME', 45), effect('MONETARY', 400)],
    { changeDistance: 10 },
  ),
  answer(
    0,
    'Podstawiam inny pojazd i przeładowuję na niego cały towar',
    'Przy drobnej usterce to niepotrzebny koszt i strata czasu.',
    [effect('TIME', 120), effect('MONETARY', 2700)],
    { newCar: true },
  ),
]);

const CLAIM = askText(
  'Ubezpieczyciel sprawcy przyjął zgłoszenie. Przepisz numer szkody do karty zdarzenia.',
  '{case_number}',
  { points: 10, feedback: 'Numer szkody pozwoli rozliczyć naprawę z polisy sprawcy.' },
  {
    points: 0,
    feedback: 'Bez właściwego numeru dokumentów nie da się powiązać ze sprawą.',
    effects: [effect('MONETARY', 300)],
  },
);

const PAPERS = ask('Jakie dokumenty muszą zostać po tym zdarzeniu?', [
  answer(
    0,
    'Zdjęcia obu pojazdów i dowodu rejestracyjnego sprawcy oraz jego ustne przyznanie się do winy',
    'To za mało: brakuje numeru polisy, a z przyznania się bez podpisu sprawca może się wycofać.',
    [effect('TIME', 15)],
    { situation: CLAIM },
  ),
  answer(
    10,
    'Wspólne oświadczenie ze szkicem, numerem polisy sprawcy i podpisami obu stron',
    'Taki komplet wystarcza do likwidacji szkody z OC sprawcy.',
    [effect('TIME', 30)],
    { situation: CLAIM },
  ),
]);

/** A car cut in; nobody is hurt, the other driver admits it. */
export const COLLISION = emergency({
  id: 'K01',
  name: 'Kolizja z samochodem osobowym',
  sources: [source('ROAD_TRAFFIC', 'art. 44 i 66', '2026-11-28')],
  subtype: 'CAR_ACCIDENT',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'collision',
  bossCallPoints: 0,
  description:
    'Kierowca zgłasza, że samochód osobowy zajechał mu drogę. Zderzak i lampa są uszkodzone. Nikt nie jest ranny, a drugi kierowca przyznaje się do winy.',
  help: 'Kolizja to zdarzenie bez rannych. Wzywanie policji nie jest konieczne, ale potrzebne są dane i podpisy obu stron.',
  knowledge:
    'Wspólne oświadczenie o zdarzeniu drogowym zawiera dane kierujących, numery rejestracyjne i kraje rejestracji, nazwę ubezpieczyciela i numer polisy lub Zielonej Karty, szkic, świadków oraz podpisy. Jeśli nikt nie ucierpiał, pojazdy usuwa się z jezdni po zrobieniu zdjęć.',
  situation: ask('Co polecasz kierowcy w pierwszej kolejności?', [
    answer(
      0,
      'Zostawić pojazdy na jezdni tak, jak stoją, i czekać na przyjazd wezwanej policji',
      'Gdy nie ma rannych, blokowanie ruchu jest wykroczeniem, a patrol i tak każe usunąć pojazdy.',
      [effect('TIME', 60)],
      {
        breaks: breach(
          'ROAD_TRAFFIC',
          inPoland('art. 44 ust. 1 pkt 3'),
          'Pozostawienie pojazdów na jezdni, choć nikt nie jest ranny',
        ),
        situation: PAPERS,
      },
    ),
    answer(
      15,
      'Światła awaryjne, kamizelka, trójkąt, zdjęcia, a potem usunięcie pojazdów z jezdni',
      'Dobra kolejność: najpierw bezpieczeństwo, potem dokumentacja.',
      [effect('TIME', 20)],
      { situation: PAPERS },
    ),
    answer(
      -5,
      'Wymienić się numerami telefonów i jechać dalej, skoro sprawca się przyznaje',
      'Bez oświadczenia ubezpieczyciel odmówił wypłaty i naprawę opłaciła firma.',
      [effect('MONETARY', 1500)],
    ),
  ]),
  carSituation: LAMP,
  timeWindowSituation: deliveryTalk(120),
});
