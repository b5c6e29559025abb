import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';
import { typedNumber } from '../typed-number.ts';

const CABOTAGE_LIMIT = askText(
  'Ile operacji kabotażowych wolno wykonać w ciągu 7 dni po rozładunku międzynarodowym? Wpisz samą liczbę.',
  typedNumber(['operacje', 'razy'], '3', ['trzy', 'trzy operacje']),
  {
    points: 10,
    feedback:
      'Zgadza się. Gdy kabotaż się skończy, nawet po jednej operacji, pojazd musi odczekać 4 dni, zanim znów podejmie go w tym państwie.',
  },
  {
    points: 0,
    feedback:
      'Poprawna odpowiedź to 3: najwyżej trzy operacje w 7 dni, a po ostatniej z nich 4 dni karencji w tym państwie.',
  },
);

const PROOFS = ask(
  'Kontroler chce potwierdzenia, że kierowcę zgłoszono jako delegowanego, i dowodów na poprzednie przewozy w tym kraju. Co robisz?',
  [
    answer(
      3,
      'Wysyłam list przewozowy z bieżącego zlecenia, bo ten mam pod ręką',
      'Bieżący list niczego nie mówi o poprzednich przewozach ani o delegowaniu. Kontroler dopytywał o resztę, a zestaw stał.',
      [effect('TIME', 60)],
      { situation: CABOTAGE_LIMIT },
    ),
    answer(
      15,
      'Wysyłam zgłoszenie z IMI i listy przewozowe z wjazdu i z dwóch operacji',
      'Komplet pokazuje, że delegowanie zgłoszono przed wyjazdem, a limit trzech operacji w 7 dni został zachowany.',
      [effect('TIME', 20)],
      { situation: CABOTAGE_LIMIT },
    ),
    answer(
      -10,
      'Mówię, że dokumenty są w biurze i prześlemy je pocztą w ciągu tygodnia',
      'Dowody muszą być dostępne w czasie kontroli. Bez nich przewozy uznano za nielegalny kabotaż.',
      [effect('MONETARY', 4000), effect('TIME', 120)],
      {
        breaks: breach(
          'HAULAGE_MARKET',
          'art. 8 ust. 3',
          'Przewozy kabotażowe, których legalności nie wykazano przy kontroli',
        ),
        situation: CABOTAGE_LIMIT,
      },
    ),
  ],
);

/** A check abroad: a break missing on an earlier day, about which the game's state says nothing, and questions about cabotage. */
export const BREAK_AND_CABOTAGE_CHECK = emergency({
  id: 'K16',
  name: 'Kontrola za granicą: brak przerwy 45 minut i pytanie o kabotaż',
  sources: [
    source('DRIVING_TIMES', 'art. 7 i art. 19 ust. 2', '2026-11-29'),
    source('TACHOGRAPHS', 'art. 36 (kontrola)', '2026-11-29'),
    source('HAULAGE_MARKET', 'art. 8 (kabotaż)', '2026-11-29'),
    source('POSTING', 'art. 1 (delegowanie)', '2026-11-29'),
  ],
  subtype: 'OVERDUE_TICKET',
  ownership: 'COMPANY',
  competence: 'DRIVING_TIME',
  types: ['ST', 'ATP', 'ADR'],
  lands: ['EUR'],
  image: 'roadside-check',
  description:
    'Zagraniczna służba kontrolna zatrzymała zestaw. Odczyt obejmuje też poprzednie tygodnie i w jednym z tamtych dni pokazuje ponad 5 godzin jazdy bez wymaganej przerwy, a kontroler zapowiada pytania o wcześniejsze przewozy w tym kraju.',
  help: 'Przypomnij sobie, po ilu godzinach jazdy należy się przerwa i jaki dokument potwierdza wpłatę kaucji. Zastanów się też, czym wykazać wcześniejsze przewozy w tym kraju i co trzeba zgłosić, zanim kierowca wykona w nim kabotaż.',
  knowledge:
    'Po 4 h 30 min jazdy należy się 45 minut przerwy; można ją podzielić na 15 i 30 minut, w tej kolejności. Kontrola czyta zapisy z bieżącego dnia i z 56 poprzednich (rozporządzenie (UE) nr 165/2014, art. 36), a za naruszenie, za które nikt jeszcze nie ukarał, może ukarać także wtedy, gdy doszło do niego w innym państwie (rozporządzenie (WE) nr 561/2006, art. 19 ust. 2). Kabotaż to najwyżej 3 operacje w ciągu 7 dni po rozładunku międzynarodowym, a po jego zakończeniu, także po jednej czy dwóch operacjach, 4 dni karencji w tym państwie (rozporządzenie (WE) nr 1072/2009, art. 8). Na czas kabotażu kierowca jest delegowany: firma zgłasza to w systemie IMI, zanim pojedzie, a kierowca ma kopię zgłoszenia (dyrektywa (UE) 2020/1057). W Niemczech kontroluje to BALM (do 2022 roku BAG), a w innych krajach policja lub inspekcja transportu.',
  situation: ask('Kontroler żąda kaucji za brak przerwy. Jak reagujesz?', [
    answer(
      10,
      'Wpłacam kaucję za pokwitowaniem, zapisuję numer protokołu i pytam kierowcę o tamten dzień',
      'Pokwitowanie i numer protokołu pozwolą się odwołać, a przyczynę braku przerwy firma i tak musi znać.',
      [effect('OVERDUE_TICKET', 600), effect('TIME', 60)],
      { situation: PROOFS },
    ),
    answer(
      -5,
      'Kierowca płaci gotówką z zaliczki, o papiery nie pyta i od razu rusza, żeby nie tracić czasu',
      'Nie ma dowodu wpłaty ani numeru sprawy: następny patrol zażądał kaucji za ten sam dzień jeszcze raz.',
      [effect('OVERDUE_TICKET', 900), effect('TIME', 90)],
      { situation: PROOFS },
    ),
    answer(
      -5,
      'Odmawiam wpłaty i przez telefon przekonuję kontrolera, że tachograf źle zapisał tamten dzień',
      'Spór przez telefon nic nie daje. Zestaw unieruchomiono do czasu wpłaty, a kwota wzrosła.',
      [effect('OVERDUE_TICKET', 800), effect('TIME', 150)],
      { situation: PROOFS },
    ),
  ]),
  timeWindowSituation: deliveryTalk(90),
});
