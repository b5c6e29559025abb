import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';

const RELIEF = ask(
  'Kierowca jest pod opieką lekarzy i nie może prowadzić. Kogo wysyłasz, żeby ładunek pojechał dalej?',
  [
    answer(
      -10,
      'Kierowcę, który jest najbliżej, choć jemu też kończy się czas jazdy',
      'Zmiennik przekroczył normę wkrótce po ruszeniu. Jeden problem zamienił się w dwa.',
      [effect('OVERDUE_TICKET', 800)],
      { breaks: breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda zmiennika ponad dzienny czas prowadzenia') },
    ),
    answer(
      10,
      'Najbliższego wypoczętego kierowcę z uprawnieniami do tego ładunku',
      'Właściwy wybór. Towar niebezpieczny wymaga zaświadczenia ADR, a ponadgabaryt i chłodnia doświadczenia.',
    ),
    answer(
      5,
      'Pojazd podwykonawcy, na który przeładujemy cały towar na miejscu',
      'Skuteczne, ale drogie i dłuższe. Zestaw jest sprawny, potrzebny był tylko kierowca.',
      [effect('TIME', 120), effect('MONETARY', 2700)],
      { newCar: true },
    ),
  ],
);

const TRUCK = ask(
  `Pomoc jest w drodze. Zestaw z ładunkiem stoi na stacji paliw. Co polecasz w jego sprawie? ${POINTS_AT_STAKE}`,
  [
    answer(
      10,
      'Zamknąć zestaw, klucze i dokumenty zabiera kierowca, odda je zmiennikowi w szpitalu',
      'Klucze załadowanego zestawu są u kierowcy albo w szpitalnym depozycie, nigdy u obcych. Zmiennik odbierze je za pokwitowaniem.',
      [effect('TIME', 270), effect('MONETARY', 900), effect('REST_DRIVER')],
    ),
    answer(
      3,
      'Zamknąć zestaw, a klucze i dokumenty zostawić obsłudze stacji aż do przyjazdu zmiennika',
      'Zmiennik ruszył od razu, ale kto zostawia klucze obcemu, ryzykuje, że po kradzieży ubezpieczyciel odmówi wypłaty.',
      [effect('TIME', 240), effect('MONETARY', 900), effect('REST_DRIVER')],
    ),
    answer(
      -15,
      'Poprosić kierowcę, żeby odpoczął chwilę i mimo wszystko spróbował dojechać do rozładunku',
      'Skrajna nieodpowiedzialność. Kierowca zasłabł, zanim ruszył, i tylko dlatego nie doszło do tragedii.',
      [effect('MONETARY', 5000), effect('CANCEL_POINTS')],
      { breaks: breach('DRIVERS', inPoland('art. 3 ust. 1'), 'Jazda kierowcy, któremu nie pozwala na to zdrowie') },
    ),
  ],
);

/** Chest pain at a filling station. */
export const DRIVER_ILL = emergency({
  id: 'K24',
  name: 'Choroba kierowcy',
  sources: [
    source('DRIVERS', 'art. 3', '2026-11-29'),
    source('DRIVING_TIMES', 'art. 6 ust. 1', '2026-11-29'),
    source('ADR', '8.2 (szkolenie kierowcy)', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  maxTime: 60,
  bossCallPoints: 5,
  image: 'driver-ill',
  description:
    'Kierowca dzwoni ze stacji paliw: ma silny ból w klatce piersiowej i zawroty głowy, mówi z trudem. Zdążył zatrzymać zestaw w bezpiecznym miejscu.',
  help: 'Zdrowie kierowcy jest ważniejsze niż termin. Dopiero gdy pomoc jest w drodze, myśl o pojeździe, ładunku i kliencie.',
  knowledge:
    'Kierowca niezdolny do jazdy nie prowadzi, nawet na krótkim odcinku. Telefon alarmowy łączy z centrum najbliższym temu, kto dzwoni, dlatego pomoc wzywa się z miejsca zdarzenia. Dyspozytor tego dopilnowuje, dba o pojazd i dokumenty i organizuje zmiennika. Warunki AC i OCP każą zwykle strzec kluczy przed osobami, które nie mają prawa do pojazdu; gdy kierowca nie może, klucze bierze policja. Zmiennik musi być wypoczęty i mieć uprawnienia do tego ładunku, na przykład zaświadczenie ADR.',
  situation: askText(
    'Pod jaki numer ktoś z obsługi stacji ma natychmiast zadzwonić? Wpisz same cyfry.',
    '112',
    {
      points: 15,
      feedback:
        'Połączenie z miejsca zdarzenia trafiło do najbliższego centrum. Karetka jest w drodze, a operator mówi obsłudze, jak pomóc do jej przyjazdu.',
      effects: [effect('TIME', 20)],
      situation: TRUCK,
    },
    {
      points: -5,
      feedback: 'Przy takich objawach od razu dzwoni się pod 112. Karetka wyjechała, ale straciliśmy cenne minuty.',
      effects: [effect('TIME', 40)],
      situation: TRUCK,
    },
  ),
  carSituation: RELIEF,
  timeWindowSituation: deliveryTalk(300),
});
