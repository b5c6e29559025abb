import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const DECLARATION = ask(
  'Przy rezerwacji armator pyta o ładunek. Czego wymaga na promie chłodnia albo pojazd z towarem niebezpiecznym?',
  [
    answer(
      3,
      'Wystarczy, że kierowca powie o ładunku obsłudze przy wjeździe na prom',
      'To za późno: gniazda i miejsca dla ADR są już rozdzielone. Pojazd musiał poczekać, aż obsługa znajdzie miejsce.',
      [effect('TIME', 60)],
    ),
    answer(
      0,
      'Niczego dodatkowego, bo na promie każda ciężarówka jedzie na tych samych zasadach',
      'To nieprawda. Bez zgłoszenia kapitan może odmówić zabrania pojazdu i trzeba czekać na jego decyzję.',
      [effect('TIME', 120)],
    ),
    answer(
      10,
      'Zgłoszenia w rezerwacji: podłączenia do prądu lub deklaracji towaru niebezpiecznego',
      'Zgadza się. Bez zgłoszenia przy rezerwacji armator może odmówić załadunku na prom.',
    ),
  ],
);

/** The check-in of trucks closes before the driver can be there. */
export const FERRY_MISSED = emergency({
  id: 'K22',
  name: 'Spóźnienie na odprawę promową',
  sources: [
    source('DRIVING_TIMES', 'art. 8 i 9 (odpoczynek na promie)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 20 ust. 3', '2026-11-28'),
  ],
  subtype: 'FERRY',
  ownership: 'COMPANY',
  competence: 'WINDOWS',
  image: 'ferry-missed',
  description:
    'Kierowca dzwoni z drogi do terminala: odprawa ciężarówek wkrótce się zamyka, a według nawigacji dojedzie kilkanaście minut za późno. Rezerwacja na ten rejs jest jeszcze ważna.',
  help: 'Porównaj trzy liczby: ile kosztuje zmiana rezerwacji, ile nowy bilet i ile minut naprawdę da się nadrobić w drodze.',
  knowledge:
    'Odprawa ciężarówek kończy się zwykle od pół godziny do godziny przed wypłynięciem, zależnie od linii. Rezerwacja nieodwołana przed końcem odprawy przepada, a nowy bilet kosztuje pełną cenę. Czekanie na rejs zastępuje odpoczynek dzienny, gdy trwa co najmniej 9 godzin z rzędu; odpoczynek przerwany wjazdem na prom musi trwać 11 godzin, a kierowca musi mieć na promie koję (rozporządzenie (WE) nr 561/2006, art. 9). Chłodnię i towar niebezpieczny trzeba zgłosić już przy rezerwacji.',
  situation: ask('Jaką decyzję podejmujesz?', [
    answer(
      15,
      'Zmieniam rezerwację na następny rejs, zanim zamknie się odprawa',
      'Płacimy za zmianę, a nie za nowy bilet. Trzy godziny w porcie to dla kierowcy przerwa, a nie cały odpoczynek dzienny.',
      [effect('MONETARY', 250), effect('TIME', 180)],
      { situation: DECLARATION },
    ),
    answer(
      0,
      'Kierowca dojedzie spokojnie i kupi nowy bilet na miejscu',
      'Rezerwacja przepadła. Została pełna cena i dziesięć godzin czekania, bo na najbliższe rejsy nie było miejsc. Kierowca odebrał przynajmniej skrócony odpoczynek.',
      [effect('MONETARY', 2200), effect('TIME', 600), effect('REST_DRIVER')],
      { situation: DECLARATION },
    ),
    answer(
      -10,
      'Kierowca ma przyspieszyć, kilkanaście minut da się nadrobić',
      'Skończyło się mandatem, a prom i tak odpłynął. Ogranicznik i przepisy nie pozwalają nadrobić takiej straty.',
      [effect('MONETARY', 800), effect('TIME', 300)],
      {
        breaks: breach('ROAD_TRAFFIC', inPoland('art. 20 ust. 3'), 'Jazda szybciej, niż wolno ciężarówce'),
        situation: DECLARATION,
      },
    ),
  ]),
  timeWindowSituation: deliveryTalk(180),
});
