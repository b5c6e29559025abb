import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const NIGHT = ask('Utrudnienia zabierają czas, a doba i limit jazdy kierowcy biegną dalej. Co z nim ustalasz?', [
  answer(
    -10,
    'Kierowca jedzie dalej, bo zamknięta autostrada usprawiedliwia przekroczenie limitu',
    'Nieprzewidziane utrudnienie pozwala dojechać do bezpiecznego miejsca postoju, a nie do rozładunku. Kontrola naliczyła karę, a odpoczynek i tak trzeba było odebrać.',
    [effect('OVERDUE_TICKET', 800), effect('TIME', 570), effect('REST_DRIVER')],
    { breaks: breach('DRIVING_TIMES', 'art. 6 ust. 1 i art. 12', 'Jazda ponad dzienny czas prowadzenia') },
  ),
  answer(
    5,
    'Kierowca dojeżdża do bezpiecznego miejsca i opisuje przyczynę na wydruku (art. 12)',
    'Dopuszczalne, gdy utrudnienia nie dało się przewidzieć, i tylko o tyle, ile trzeba na znalezienie miejsca postoju. Odpoczynek zaczyna się przez to później.',
    [effect('TIME', 600), effect('REST_DRIVER')],
  ),
  answer(
    10,
    'Kierowca staje zawczasu na najbliższym parkingu i odbiera skrócony odpoczynek dzienny',
    'Bezpiecznie i zgodnie z prawem: miejsce znalezione, zanim zabrakło czasu jazdy, a 9 godzin bez przerwy wystarczy najwyżej trzy razy między odpoczynkami tygodniowymi.',
    [effect('TIME', 540), effect('REST_DRIVER')],
  ),
]);

/** A pile-up shuts the motorway for hours. */
export const CLOSED_MOTORWAY = emergency({
  id: 'K27',
  name: 'Zamknięta autostrada',
  sources: [
    source('DRIVING_TIMES', 'art. 6 i 12 (dojazd do bezpiecznego miejsca)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 5 ust. 1', '2026-11-28'),
    source('ADR', '8.6 (tunele)', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  image: 'closed-motorway',
  description:
    'Przed pojazdem doszło do karambolu i autostradę zamknięto co najmniej na cztery godziny. Policja kieruje ruch na objazd, a kierowca pyta, czy ma zjechać razem z innymi.',
  help: 'Nie każda droga, którą pojadą inni, jest dla tego zestawu. Policz też, ile czasu jazdy zostało kierowcy.',
  knowledge:
    'Objazd dla samochodów ciężarowych wyznaczają służby, bo muszą uwzględnić nośność mostów i wysokość wiaduktów. Pojazd ADR sprawdza kody ograniczeń w tunelach, a ponadgabaryt nie może zjechać z trasy opisanej w zezwoleniu bez uzgodnienia zmiany. Czas jazdy można przekroczyć tylko o tyle, ile trzeba na dojazd do bezpiecznego miejsca postoju; przyczynę kierowca opisuje na wydruku z tachografu.',
  situation: ask('Jaką drogę wskazujesz kierowcy?', [
    answer(
      -10,
      'Skrót, który podpowiada nawigacja w telefonie, bo omija korek na objeździe',
      'Nawigacja dla aut osobowych nie zna zakazów tonażowych. Skończyło się mandatem i cofaniem zestawem z drogi lokalnej.',
      [effect('TIME', 180), effect('MONETARY', 500), effect('ADD_DISTANCE', 40)],
      {
        breaks: breach('ROAD_TRAFFIC', inPoland('art. 5 ust. 1'), 'Wjazd na drogę z zakazem dla ciężarówek'),
        situation: NIGHT,
      },
    ),
    answer(
      15,
      'Oficjalny objazd dla ciężarowych, gdy sprawdzę, czy ten zestaw może nim jechać',
      'Trochę dalej i wolniej, ale nośność, wysokość i tunele są sprawdzone dla tego zestawu.',
      [effect('TIME', 30), effect('ADD_DISTANCE', 55)],
      { situation: NIGHT },
    ),
    answer(
      5,
      'Postój na najbliższym parkingu, aż służby ponownie otworzą autostradę',
      'Rozsądne, gdy czas jazdy i tak się kończy. Przy wolnym objeździe to jednak cztery godziny bez przejechanego kilometra.',
      [effect('TIME', 240)],
      { situation: NIGHT },
    ),
  ]),
  timeWindowSituation: deliveryTalk(240),
});
