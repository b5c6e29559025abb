import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const POLICE_NUMBER = askText(
  'Ubezpieczyciel prosi o numer sprawy prowadzonej przez policję. Przepisz numer notatki policyjnej.',
  '{police_number}',
  { points: 10, feedback: 'Zgłoszenie jest kompletne i ubezpieczyciel przyjął je bez uwag.' },
  {
    points: 0,
    feedback: 'Z błędnym numerem ubezpieczyciel nie odnajdzie notatki. Zgłoszenie wróciło do uzupełnienia.',
    effects: [effect('MONETARY', 500)],
  },
);

const CARGO = ask(
  'Policja zakończyła czynności w naczepie. Ładunek to żywność ({cargo}), a część opakowań jest rozdarta i zanieczyszczona. Co z ładunkiem?',
  [
    answer(
      -10,
      'Kierowca zamyka naczepę i jedzie, bo większość opakowań wygląda na nienaruszone',
      'Żywności, z którą mieli kontakt obcy ludzie, odbiorca nie przyjmie. Przewoźne przepada, a wartość towaru obciąży naszą firmę.',
      [effect('NO_PAYMENT'), effect('MONETARY', 6000)],
      { breaks: breach('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 3', 'Dostarczenie zanieczyszczonej żywności') },
    ),
    answer(
      15,
      'Spisuję protokół ze zdjęciami i proszę nadawcę o instrukcje: sortowanie albo utylizację',
      'O losie towaru decyduje nadawca. Żywność nie może jechać dalej bez jego pisemnej decyzji.',
      [effect('TIME', 120)],
      { situation: POLICE_NUMBER },
    ),
    answer(
      2,
      'Kierowca odkłada rozdarte opakowania na bok, a resztę wieziemy do odbiorcy',
      'Samowolne sortowanie żywności podważa stan całej partii. Nadawca zażądał ponownych oględzin na nasz koszt.',
      [effect('TIME', 180), effect('MONETARY', 1500)],
      { situation: POLICE_NUMBER },
    ),
  ],
);

/** Somebody climbed into the trailer during the rest. */
export const STOWAWAYS = emergency({
  id: 'K30',
  name: 'Nieznane osoby w naczepie',
  sources: [
    source('ROAD_TRAFFIC_CONVENTION', 'art. 7 ust. 1', '2026-11-29'),
    source('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 3', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  image: 'stowaways',
  types: ['ST', 'ATP'],
  cargo: 'FOOD',
  lands: ['EUR'],
  status: 'SLEEPING',
  maxTime: 60,
  bossCallPoints: 5,
  description:
    'Podczas postoju, jeszcze przed wyjazdem w dalszą drogę, kierowca słyszy głosy z wnętrza naczepy. Plomba jest zerwana, a u góry poszycia widać świeże rozcięcie.',
  help: 'Najpierw ludzie i ich bezpieczeństwo. Kierowca nie powinien interweniować sam – pomyśl, kto ma do tego uprawnienia.',
  knowledge:
    'Przewoźnik musi wykazać, że zabezpieczył pojazd: plomby, linka celna, lista kontrolna i obchód po każdym postoju. W wielu krajach za nielegalny wwóz osób grozi wysoka kara, a dowody kontroli mogą ją ograniczyć albo uchylić. Osoby w naczepie mogą potrzebować pomocy medycznej, dlatego zgłoszenie na numer alarmowy jest zawsze pierwszym krokiem. Żywność, z którą miały kontakt, wymaga decyzji nadawcy.',
  situation: ask('Co polecasz kierowcy?', [
    answer(
      15,
      'Nie otwierać naczepy, zadzwonić pod 112 i czekać na policję w oświetlonym miejscu',
      'Bezpiecznie dla wszystkich: służby zajmą się ludźmi, a kierowca będzie świadkiem, nie uczestnikiem.',
      [effect('TIME', 180)],
      { situation: CARGO },
    ),
    answer(
      -5,
      'Jechać z zamkniętą naczepą na najbliższy posterunek i dopiero tam zgłosić sprawę',
      'Zamiar jest dobry, ale jazda z ludźmi wśród ładunku zagraża ich życiu i wygląda jak przewóz świadomy.',
      [effect('TIME', 240), effect('MONETARY', 1500)],
      {
        breaks: breach(
          'ROAD_TRAFFIC_CONVENTION',
          'art. 7 ust. 1 i przepisy kraju, w którym jedzie zestaw',
          'Jazda z ludźmi zamkniętymi w naczepie',
        ),
        situation: CARGO,
      },
    ),
    answer(
      -15,
      'Otworzyć drzwi, kazać wszystkim wysiąść i odjechać, zanim ktoś zauważy',
      'Zagrożenie dla kierowcy i brak świadków. Policję wezwali inni kierowcy, a firmie zarzucono, że ukryła zdarzenie.',
      [effect('TIME', 120), effect('MONETARY', 3000)],
      {
        breaks: breach(
          'ROAD_TRAFFIC_CONVENTION',
          'art. 7 ust. 1 i przepisy kraju, w którym stoi zestaw',
          'Wypuszczenie ludzi między pojazdy bez wezwania pomocy',
        ),
        situation: CARGO,
      },
    ),
  ]),
  timeWindowSituation: deliveryTalk(300),
});
