import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { typedHour } from '../typed-number.ts';

const WAY_HOME = ask('Trzeci tydzień kierowca odpoczywa poza domem i bazą. Jak układasz następne kursy?', [
  answer(
    10,
    'Tak, żeby wrócił do bazy lub domu przed końcem czwartego tygodnia',
    'Powrót jest w planie i w dokumentach firmy, więc da się go wykazać. Kierowca wybierze, czy woli dom, czy bazę.',
  ),
  answer(
    2,
    'Według zleceń, a o powrocie pomyślę, gdy kierowca sam o niego wspomni',
    'To firma organizuje powrót, a nie kierowca. Bilet kupiony w ostatniej chwili kosztował dwa razy tyle.',
    [effect('MONETARY', 600)],
  ),
  answer(
    -10,
    'Dokładam mu dwa dobrze płatne kursy za granicą, do domu wróci po pięciu tygodniach',
    'W każdych czterech kolejnych tygodniach firma ma zapewnić powrót. Plan kursów stał się dowodem przeciwko niej.',
    [effect('MONETARY', 3000)],
    { breaks: breach('DRIVING_TIMES', 'art. 8 ust. 8a', 'Brak powrotu kierowcy w czterech kolejnych tygodniach') },
  ),
]);

const BAN = askText(
  'Policz dla Niemiec: odpoczynek kończy się w niedzielę o 15:00, a pusty zestaw nie ma zwolnienia z zakazów jazdy. O której najwcześniej może ruszyć? Wpisz godzinę.',
  typedHour(22),
  {
    points: 10,
    feedback:
      'Zgadza się: w niedziele i święta ciężarówki stoją w Niemczech od 0:00 do 22:00. Odpoczynek się skończył, zakaz nie, więc od 15:00 do wyjazdu mija 7 godzin.',
    situation: WAY_HOME,
  },
  {
    points: 0,
    feedback:
      'O 22:00. W niedziele i święta ciężarówki stoją w Niemczech od 0:00 do 22:00, także puste. Plan trzeba było układać od nowa.',
    effects: [effect('MONETARY', 400)],
    situation: WAY_HOME,
  },
);

/** The regular weekly rest falls on a weekend abroad. */
export const WEEKEND_ABROAD = emergency({
  id: 'K39',
  name: 'Czterdzieści pięć godzin odpoczynku za granicą',
  sources: [
    source('DRIVING_TIMES', 'art. 8 ust. 6, 8 i 8a', '2026-11-29'),
    source('GERMAN_ROAD_TRAFFIC', '§ 30 ust. 3 (zakaz w niedziele i święta)', '2026-11-30'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'DRIVING_TIME',
  lands: ['EUR'],
  status: 'WAITING_FOR_UNLOADING',
  image: 'weekly-rest',
  description:
    'Kierowca trzeci tydzień nie miał odpoczynku w domu ani w bazie, a teraz czeka na rozładunek za granicą. Zaraz po nim musi zacząć odpoczynek tygodniowy, bo od poprzedniego mija sześć dób. W planie stoi „45 godzin, regularny”, ale nikt nie zapisał gdzie. Kierowca pyta, czy ma zostać w kabinie.',
  help: 'O miejscu noclegu decyduje długość odpoczynku: inaczej jest przy 24, a inaczej przy 45 godzinach. Sprawdź też, kto płaci za łóżko, kiedy ciężarówka może ruszyć i od ilu tygodni kierowcy nie ma w domu.',
  knowledge:
    'Odpoczynek tygodniowy zaczyna się najpóźniej po sześciu okresach 24-godzinnych od końca poprzedniego (rozporządzenie (WE) nr 561/2006, art. 8 ust. 6). Regularny trwa co najmniej 45 godzin i nie wolno go spędzić w pojeździe: kierowca ma mieć zakwaterowanie z łóżkiem i łazienką, a jego koszt poza bazą ponosi pracodawca (art. 8 ust. 8). Skrócony, co najmniej 24 godziny, można odebrać w kabinie, ale brakujące godziny oddaje się jednym ciągiem przed końcem trzeciego następnego tygodnia. W każdych czterech kolejnych tygodniach firma umożliwia kierowcy powrót do bazy albo do domu, a po dwóch skróconych odpoczynkach z rzędu wcześniej (art. 8 ust. 8a). Wiele krajów zakazuje ciężarówkom jazdy w niedziele i święta; w Niemczech od 0:00 do 22:00.',
  situation: ask('Gdzie kierowca spędzi odpoczynek?', [
    answer(
      3,
      'W kabinie, ale skracam go do 24 godzin i przepisuję plan',
      'Skrócić wolno, jeśli poprzedni był regularny, a za granicą także drugi raz z rzędu; skrócony można spędzić w kabinie. Brakujące 21 godzin trzeba jednak oddać jednym ciągiem: zestaw odstoi je później.',
      [effect('MONETARY', 900)],
      { situation: BAN },
    ),
    answer(
      15,
      'W hotelu na koszt firmy, a zestaw na parkingu strzeżonym obok',
      'Regularny odpoczynek odbiera się poza pojazdem. Rachunek za hotel zostaje w firmie jako dowód.',
      [effect('MONETARY', 700)],
      { situation: BAN },
    ),
    answer(
      -15,
      'W kabinie, bo ma w niej łóżko, lodówkę, ogrzewanie i dobrą kamerę na zewnątrz',
      'Regularnego odpoczynku w kabinie odbierać nie wolno, choćby najwygodniejszej. Kontrola na parkingu nałożyła na firmę karę.',
      [effect('OVERDUE_TICKET', 3000)],
      {
        breaks: breach('DRIVING_TIMES', 'art. 8 ust. 8', 'Regularny odpoczynek tygodniowy w kabinie'),
        situation: BAN,
      },
    ),
  ]),
});
