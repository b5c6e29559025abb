import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';
import { typedNumber } from '../typed-number.ts';

const DAILY_LIMIT = askText(
  'Po kontroli omawiasz z kierowcą normy. Ile godzin może trwać zwykły dzienny czas prowadzenia? Wpisz samą liczbę.',
  typedNumber(['godz.', 'godzin', 'h'], '9', ['dziewięć']),
  {
    points: 10,
    feedback: 'Zgadza się: 9 godzin, a najwyżej dwa razy w tygodniu można tę normę wydłużyć do 10 godzin.',
  },
  {
    points: 0,
    feedback: 'Poprawna odpowiedź to 9 godzin. Wydłużenie do 10 godzin jest dozwolone najwyżej dwa razy w tygodniu.',
  },
);

/** The inspector reads the driver card: over the daily limit for the third time this week. */
export const DRIVING_TIME_CHECK = emergency({
  id: 'K15',
  name: 'Kontrola ITD: przekroczony czas jazdy',
  sources: [
    source('DRIVING_TIMES', 'art. 6 i 8', '2026-11-29'),
    source(
      'ROAD_TRANSPORT',
      'art. 92 i załącznik nr 1 (kierowca), art. 92a i załączniki nr 3 (firma) i 4 (zarządzający)',
      '2026-11-29',
    ),
  ],
  subtype: 'OVERDUE_TICKET',
  competence: 'DRIVING_TIME',
  lands: ['PL'],
  image: 'roadside-check',
  description:
    'Inspektor transportu drogowego odczytał kartę kierowcy i stwierdza naruszenie: w tym tygodniu już po raz trzeci prowadził między odpoczynkami ponad 9 godzin. Kierowca czeka na Twoją decyzję.',
  help: 'Przypomnij sobie, ile razy w tygodniu wolno prowadzić przez 10 godzin. Pomyśl też, co przerywa naruszenie i kto powinien wyjaśnić jego przyczynę.',
  knowledge:
    'Dzienny czas prowadzenia wynosi 9 h, a najwyżej dwa razy w tygodniu można go wydłużyć do 10 h; trzecie wydłużenie jest już naruszeniem. Kierowca dostaje za nie mandat (ustawa o transporcie drogowym, art. 92 i załącznik nr 1), a firma osobno karę pieniężną, zwykle wyższą (art. 92a i załącznik nr 3); osobę zarządzającą transportem obejmuje załącznik nr 4. Stawki sprawdza się w aktualnych załącznikach. Odpoczynek dzienny trwa co najmniej 11 godzin, a najwyżej trzy razy między odpoczynkami tygodniowymi wolno go skrócić do 9 godzin.',
  situation: ask(`Jak postępujesz jako dyspozytor? ${POINTS_AT_STAKE}`, [
    answer(
      -10,
      'Proszę inspektora, żeby wyjątkowo pozwolił kierowcy dojechać jeszcze do rozładunku',
      'Inspektor nie może zgodzić się na dalsze naruszenie. Spór zabrał czas, przyczyny nikt nie opisał, więc przekroczenie rozliczono też na firmie, a odpoczynek i tak trzeba było odebrać.',
      [effect('OVERDUE_TICKET', 800), effect('TIME', 570), effect('REST_DRIVER')],
      { situation: DAILY_LIMIT },
    ),
    answer(
      -15,
      'Polecam kierowcy przyjąć mandat i po odjeździe patrolu ruszyć dalej, bo klient czeka',
      'Zestaw zatrzymał drugi patrol. Świadome kontynuowanie naruszenia obciąża już nie tylko kierowcę, ale całą firmę.',
      [effect('OVERDUE_TICKET', 2000), effect('TIME', 600), effect('REST_DRIVER'), effect('CANCEL_POINTS')],
      {
        breaks: breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda ponad dzienny czas prowadzenia'),
        situation: DAILY_LIMIT,
      },
    ),
    answer(
      10,
      'Kierowca staje na odpoczynek na najbliższym parkingu, a ja wyjaśniam przyczynę',
      'Słusznie. Naruszenie zostało przerwane skróconym odpoczynkiem (9 godzin), a przyczyna jest opisana: każda następna godzina za kierownicą podniosłaby karę.',
      [effect('OVERDUE_TICKET', 300), effect('TIME', 540), effect('REST_DRIVER')],
      { situation: DAILY_LIMIT },
    ),
  ]),
  timeWindowSituation: deliveryTalk(540),
});
