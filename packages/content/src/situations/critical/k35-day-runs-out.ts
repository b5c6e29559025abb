import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';
import { deliveryTalk } from '../talks.ts';
import { typedNumber } from '../typed-number.ts';

/** Minutes for which the ramp keeps the truck. */
const WAITED = 300;

const WHO_PAYS = ask(
  'Kierowca odpoczywa. Magazyn przyznaje, że przez niego zestaw straci pięć godzin ponad umówioną porę. Co robisz w biurze?',
  [
    answer(
      0,
      'Nic, przestój pod rampą to zwykłe ryzyko każdego, kto jeździ po towar',
      'Ryzyko ma swoją cenę, a w zleceniu jest stawka. Kto o nią nie zapyta, płaci za cudzą zwłokę.',
    ),
    answer(
      5,
      'Dzwonię do magazynu nadawcy i domagam się od niego zapłaty za cały ten czas',
      'Z magazynem nie mamy umowy, więc odesłał nas do zleceniodawcy. Zapłata w końcu przyszła, ale pomniejszona.',
      [effect('GIVE_MONEY', demurrage(180))],
    ),
    answer(
      10,
      'Nota postojowa z podpisanymi godzinami i późniejsza dostawa, na piśmie',
      'Zapłaci ten, z kim mamy umowę: dwie godziny były wolne, za trzy następne należy się po 300 zł. Zleceniodawca przesunął też rozładunek o odpoczynek kierowcy.',
      [effect('GIVE_MONEY', demurrage(WAITED)), effect('PROLONG_SHIPMENT', 540)],
    ),
  ],
);

const LEAVE_THE_YARD = ask(
  'Magazyn każe opuścić plac. Zmiennik musi zacząć odpoczynek w ciągu półtorej godziny, choć czas jazdy jeszcze ma. Co polecasz?',
  [
    answer(
      15,
      'Dojazd na najbliższy parking i odpoczynek przed końcem tych 90 minut',
      'Zapas czasu jazdy doby nie wydłuży. Po 9 godzinach, czyli po skróconym odpoczynku dziennym, kierowca pojedzie dalej.',
      [effect('TIME', 540), effect('REST_DRIVER')],
      { situation: WHO_PAYS },
    ),
    answer(
      -15,
      'Kierowca jedzie, dopóki starczy mu czasu jazdy, a odpocznie dopiero potem',
      'Przekroczenie 15 godzin widać na wykresie od razu. Kara spadła na kierowcę i firmę, a odpocząć i tak trzeba było.',
      [effect('TIME', 540), effect('REST_DRIVER'), effect('OVERDUE_TICKET', 900)],
      {
        breaks: breach('DRIVING_TIMES', 'art. 8 ust. 2', 'Brak odpoczynku w ciągu 24 godzin od poprzedniego'),
        situation: WHO_PAYS,
      },
    ),
    answer(
      -5,
      'Kierowca śpi w kolejce przed bramą i przestawia zestaw, gdy ktoś poprosi',
      'Kto przestawia zestaw na polecenie, pracuje. Odpoczynek się nie liczył i zaczęto go od nowa na parkingu.',
      [effect('TIME', 720), effect('REST_DRIVER'), effect('MONETARY', 300)],
      {
        breaks: breach(
          'DRIVING_TIMES',
          'art. 4 lit. f i art. 8 ust. 2',
          'Odpoczynek przerywany przestawianiem zestawu',
        ),
        situation: WHO_PAYS,
      },
    ),
  ],
);

/**
 * A driver whose day ends before his driving time does. He has just taken over from another one, so that nothing that the game has shown about the car's driver
 * contradicts it.
 */
export const DAY_RUNS_OUT = emergency({
  id: 'K35',
  name: 'Kierowca bez doby pod rampą',
  sources: [
    source('DRIVING_TIMES', 'art. 4, 8 ust. 2 i 4 oraz art. 12', '2026-11-29'),
    source('TACHOGRAPHS', 'art. 34 ust. 3', '2026-11-29'),
    source('WORKING_TIME', 'art. 3 (praca i gotowość)', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'DRIVING_TIME',
  image: 'day-runs-out',
  status: 'LOADING',
  description:
    'Stały kierowca musiał pilnie wracać do domu i przy rampie zastąpił go kolega. Ekran biura liczy dobę poprzednika, a limity ma człowiek, nie samochód: na karcie zmiennika są już jazda innym samochodem i praca w bazie, a od początku jego pracy minęło 13 i pół godziny. Odpoczynek wolno mu jeszcze skrócić. Załadunek się przeciąga, a magazyn zapowiada, że zaraz po nim każe wyjeżdżać.',
  help: 'Czas jazdy i doba to dwa różne limity, a oba należą do kierowcy, nie do samochodu. Policz, ile godzin ma doba i ile z niej musi zostać na odpoczynek.',
  knowledge:
    'Dzienny odpoczynek musi się zmieścić w 24 godzinach od końca poprzedniego (rozporządzenie (WE) nr 561/2006, art. 8 ust. 2). Od początku pracy do odpoczynku mija więc najwyżej 13 godzin, a przed skróconym do 9 godzin najwyżej 15; skrócić wolno najwyżej trzy razy między odpoczynkami tygodniowymi. Inny samochód, praca w bazie, kolejka i załadunek też zjadają dobę; pracę poza pojazdem kierowca wpisuje na kartę ręcznie (rozporządzenie (UE) nr 165/2014, art. 34 ust. 3). Odstępstwo z art. 12 służy dojazdowi do miejsca postoju, gdy przeszkody nie dało się przewidzieć; powód kierowca zapisuje ręcznie na wydruku. Pośpiech magazynu nim nie jest.',
  situation: askText(
    'Według karty zmiennika od początku pracy minęło 13 i pół godziny, a odpoczynek ma być skrócony, dziewięciogodzinny. Za ile minut najpóźniej kierowca musi go zacząć? Wpisz liczbę.',
    typedNumber(['min', 'minut'], '90', ['1,5 h', '1,5 godziny', '1 h 30 min', '1:30', 'półtorej godziny']),
    {
      points: 10,
      feedback: 'Zgadza się: 24 − 9 = 15 godzin od początku pracy, a 15 − 13,5 = 1,5 godziny, czyli 90 minut.',
      situation: LEAVE_THE_YARD,
    },
    {
      points: 0,
      feedback:
        'Za 90 minut. Doba ma 24 godziny, odpoczynek zajmie 9, więc praca i czekanie najwyżej 15. Minęło 13,5 godziny, zostało półtorej.',
      situation: LEAVE_THE_YARD,
    },
  ),
  timeWindowSituation: deliveryTalk(360),
});
