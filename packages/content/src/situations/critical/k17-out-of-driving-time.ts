import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';

const NEW_SLOT = ask(
  'Odbiorca proponuje dwie nowe awizacje: pierwszą tuż po zakończeniu odpoczynku kierowcy i drugą, o siedem godzin późniejszą. Którą przyjmujesz?',
  [
    answer(
      10,
      'Pierwszą, bo 9 godzin odpoczynku skończy się przed nią',
      'Skrócony odpoczynek dzienny mieści się przed pierwszą awizacją, a zestaw nie stoi dłużej, niż trzeba.',
      [effect('PROLONG_SHIPMENT', 600)],
    ),
    answer(
      0,
      'Drugą, na wszelki wypadek, bo lepiej mieć większy zapas',
      'Bezpiecznie, ale zestaw stoi bezczynnie kilka godzin i nie zarabia.',
      [effect('PROLONG_SHIPMENT', 1020), effect('TIME', 300)],
    ),
    answer(
      -5,
      'Żadnej, kierowca zgłosi się na bramie, gdy już dojedzie',
      'Bez awizacji magazyn nie czeka. Kierowca stanął na końcu kolejki.',
      [effect('TIME', 120)],
    ),
  ],
);

/** No driving time left shortly before the unloading, and no extension to use. */
export const OUT_OF_DRIVING_TIME = emergency({
  id: 'K17',
  name: 'Kończy się czas jazdy przed rozładunkiem',
  sources: [
    source('DRIVING_TIMES', 'art. 6, 8 i 12', '2026-11-29'),
    source('TACHOGRAPHS', 'art. 34', '2026-11-28'),
    source('TACHOGRAPHS', 'art. 36 (kontrola)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 135 ust. 1 pkt 2a (zatrzymanie prawa jazdy)', '2026-11-30'),
  ],
  subtype: 'OVERDUE_TICKET',
  competence: 'DRIVING_TIME',
  image: 'driving-limit',
  description:
    'Kierowca dzwoni: tachograf pokazuje koniec dziennego czasu prowadzenia, a oba wydłużenia do 10 godzin wykorzystał już w tym tygodniu. Do odbiorcy jeszcze nie dojechał i pyta, co ma robić, bo okno rozładunku nie będzie czekać.',
  help: 'Najpierw odrzuć wszystko, co łamie normy czasu jazdy: termin klienta nie jest do tego powodem. Dopiero z tego, co zostało, wybierz: zmiennik czy nowa awizacja.',
  knowledge:
    'Przekroczenie zaplanowane przez dyspozytora nie jest okolicznością wyjątkową. Odstępstwo z art. 12 rozporządzenia 561/2006 dotyczy dojazdu do bezpiecznego miejsca postoju albo powrotu na odpoczynek tygodniowy, a nie terminu klienta. Jazda bez karty kierowcy jest manipulacją zapisem i może kosztować firmę dobrą reputację, a w Polsce kontrola zatrzymuje za nią kierowcy prawo jazdy na 3 miesiące (Prawo o ruchu drogowym, art. 135). Kontrola drogowa czyta zapisy z bieżącego dnia i z 56 poprzednich (rozporządzenie (UE) nr 165/2014, art. 36). Odpoczynek dzienny trwa co najmniej 11 godzin, a najwyżej trzy razy między odpoczynkami tygodniowymi wolno go skrócić do 9 godzin.',
  situation: ask(`Jaką decyzję podejmujesz? ${POINTS_AT_STAKE}`, [
    answer(
      -15,
      'Kierowca ma wyjąć kartę z tachografu i spokojnie dojechać pod bramę odbiorcy',
      'To manipulacja zapisem tachografu. Wykryto ją przy pierwszej kontroli: w Polsce kosztuje to też kierowcę prawo jazdy na 3 miesiące, a firma stanęła przed utratą dobrej reputacji.',
      [effect('OVERDUE_TICKET', 10000), effect('CANCEL_POINTS'), effect('CANCEL_RANKING_PLAYER')],
      { breaks: breach('TACHOGRAPHS', 'art. 34 ust. 1', 'Jazda bez karty kierowcy w tachografie') },
    ),
    answer(
      15,
      'Kierowca staje na odpoczynek na najbliższym parkingu, a ja ustalam nową awizację',
      'Zgodnie z prawem. Po 9 godzinach, czyli po skróconym odpoczynku dziennym, kierowca znów może jechać; teraz trzeba uzgodnić późniejszy termin.',
      [effect('TIME', 540), effect('REST_DRIVER')],
      { situation: NEW_SLOT },
    ),
    answer(
      -15,
      'Kierowca ma dojechać do końca, bo przy tak krótkim odcinku nikt się nie przyczepi',
      'Kontrola stwierdziła przekroczenie, a polecenie dyspozytora obciążyło osobę zarządzającą transportem.',
      [effect('OVERDUE_TICKET', 600)],
      { breaks: breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda ponad dzienny czas prowadzenia') },
    ),
    answer(
      15,
      'Wysyłam zmiennika, który za 45 minut przejmie zestaw i dokończy trasę',
      'Drożej niż czekanie, ale zgodnie z prawem i z najmniejszym opóźnieniem dla odbiorcy.',
      [effect('TIME', 45), effect('MONETARY', 900), effect('REST_DRIVER')],
    ),
  ]),
});
