import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const TRACTOR = ask(
  'Policja zabezpieczyła ciągnik do badań. Naczepa i ładunek są nieuszkodzone i mogą jechać dalej. Jak ratujesz przewóz?',
  [
    answer(
      15,
      'Zamawiam ciągnik zastępczy i przepinam do niego naczepę',
      'Ładunek jedzie dalej bez przeładunku, a badania ciągnika mogą spokojnie trwać.',
      [effect('TIME', 150), effect('MONETARY', 1200)],
      { newCar: true },
    ),
    answer(
      -10,
      'Czekam z naczepą na miejscu, aż policja zwolni ciągnik',
      'Oględziny i opinia biegłego zajęły dwie doby. Kierowca odpoczął, ale ładunek stał razem z nim.',
      [effect('TIME', 2880), effect('REST_DRIVER')],
    ),
    answer(
      5,
      'Zlecam przeładunek towaru na pojazd miejscowego podwykonawcy',
      'To możliwe, ale dłuższe i droższe: sprawnej naczepy nie trzeba rozładowywać.',
      [effect('TIME', 240), effect('MONETARY', 2700)],
      { newCar: true },
    ),
  ],
);

const NOTE = askText(
  'Policja sporządziła notatkę ze zdarzenia. Wpisz numer notatki policyjnej do zgłoszenia dla ubezpieczyciela.',
  '{police_number}',
  { points: 10, feedback: 'Z numerem notatki ubezpieczyciel sam zwróci się do policji o dokumenty sprawy.' },
  {
    points: 0,
    feedback:
      'To nie jest numer notatki policyjnej. Ubezpieczyciel wstrzymał sprawę do czasu jego ustalenia, a firma zapłaciła za odpis.',
    effects: [effect('MONETARY', 500)],
  },
);

const SCENE = ask('Służby są w drodze. Co dalej polecasz kierowcy?', [
  answer(
    -15,
    'Zjechać na najbliższy parking, żeby nie blokować ruchu, i tam czekać na policję',
    'Oddalenie się z miejsca wypadku, w którym są ranni, to przestępstwo. Zestaw zatrzymano, a firma wpłaciła kaucję.',
    [effect('TIME', 240), effect('MONETARY', 5000)],
    {
      breaks: breach(
        'ROAD_TRAFFIC_CONVENTION',
        'art. 31 ust. 1 lit. d',
        'Oddalenie się z miejsca wypadku, w którym są ranni',
      ),
      situation: NOTE,
    },
  ),
  answer(
    -10,
    'Spisać oświadczenie, przestawić zestaw na pobocze, a potem zająć się ranną pasażerką',
    'Najpierw człowiek, potem papiery. Przestawienie pojazdu zatarło ślady i utrudniło ustalenie przebiegu wypadku.',
    [effect('TIME', 120), effect('MONETARY', 1000)],
    {
      breaks: breach(
        'ROAD_TRAFFIC_CONVENTION',
        'art. 31 ust. 1 lit. b',
        'Przestawienie pojazdu po wypadku, w którym są ranni',
      ),
      situation: NOTE,
    },
  ),
  answer(
    15,
    'Zabezpieczyć miejsce, udzielić pierwszej pomocy i nie ruszać pojazdów',
    'Słusznie: ludzie, miejsce, służby. Położenie pojazdów pozwoli policji odtworzyć przebieg wypadku.',
    [effect('TIME', 90)],
    { situation: NOTE },
  ),
]);

/** An accident abroad; a passenger of the other car is hurt. */
export const INJURED_ABROAD = emergency({
  id: 'K02',
  name: 'Wypadek z rannymi za granicą',
  sources: [
    source('ROAD_TRAFFIC_CONVENTION', 'art. 31 (wypadek z rannymi)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 44 (w Polsce)', '2026-11-28'),
  ],
  subtype: 'CAR_ACCIDENT',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'injured',
  lands: ['EUR'],
  maxTime: 60,
  bossCallPoints: 5,
  description:
    'Kierowca dzwoni roztrzęsiony: za granicą nasz zestaw brał udział w wypadku. Jemu nic się nie stało, ale pasażerka drugiego auta jest ranna i nie może wysiąść o własnych siłach.',
  help: 'Najpierw ludzie, dopiero potem dokumenty i ładunek. W całej Unii działa jeden numer alarmowy i można pod niego zadzwonić z każdego telefonu.',
  knowledge:
    'Gdy są ranni, wezwanie policji jest obowiązkowe. Pojazdów nie przestawia się, chyba że zagrażają ludziom, a kierowca pozostaje na miejscu i udziela pierwszej pomocy. Numer notatki policyjnej jest potrzebny ubezpieczycielowi OC. Gdy wypadek zdarzył się za granicą, szkodę rozlicza on z poszkodowanym sam, przez swojego przedstawiciela albo biuro narodowe kraju wypadku; Polskie Biuro Ubezpieczycieli Komunikacyjnych (PBUK) zajmuje się szkodami od zagranicznych pojazdów w Polsce. W grze zastępstwo to zawsze drugi samochód z drugim listem przewozowym; w życiu po przepięciu naczepy w liście zmienia się tylko numer rejestracyjny ciągnika.',
  situation: askText(
    'Wpisz numer, pod który kierowca ma zadzwonić w pierwszej kolejności.',
    '112',
    {
      points: 15,
      feedback:
        '112 to wspólny numer alarmowy w całej Unii: połączenie jest bezpłatne i nie wymaga numeru kierunkowego.',
      effects: [effect('TIME', 10)],
      situation: SCENE,
    },
    {
      points: -5,
      feedback: 'Właściwy numer to 112. Szukanie innego kosztowało czas, którego ranna nie miała.',
      effects: [effect('TIME', 25)],
      situation: SCENE,
    },
  ),
  carSituation: TRACTOR,
  timeWindowSituation: deliveryTalk(300),
});
