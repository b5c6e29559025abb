import { counted, plural } from './plural.ts';

const QUESTIONS = { one: 'pytanie', few: 'pytania', many: 'pytań' } as const;
const ANSWERS = { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' } as const;
const PEOPLE_ASKED = { one: 'osobie', few: 'osobom', many: 'osobom' } as const;
const OF_PEOPLE = { one: 'osoby', few: 'osób', many: 'osób' } as const;
const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

/** Polish texts of the lecturer's page Ustawienia ankiety. */
export const questionsText = {
  title: 'Ustawienia ankiety',
  sub: (count: number) =>
    count === 0 ? 'Nie ma jeszcze pytań' : `${counted(count, QUESTIONS)} dla graczy po rozgrywce`,
  list: 'Pytania ankiety',
  question: (number: number) => `Pytanie ${String(number)}`,
  kind: (number: number) => `Rodzaj odpowiedzi, pytanie ${String(number)}`,
  kinds: { scale: 'Ocena od 1 do 5', choice: 'Wybór z\u00a0listy', text: 'Odpowiedź słowami' },
  options: (number: number) => `Odpowiedzi do wyboru, pytanie ${String(number)}`,
  optionsHint: (most: number) => `Każda w\u00a0osobnym wierszu, najwyżej ${String(most)}. Można zaznaczyć kilka.`,
  fewOptions: (number: number) => `Wpisz co najmniej dwie odpowiedzi do wyboru w\u00a0pytaniu ${String(number)}.`,
  manyOptions: (number: number, most: number) =>
    `Pytanie ${String(number)} mieści najwyżej ${String(most)} odpowiedzi do wyboru.`,
  up: (number: number) => `W\u00a0górę: pytanie ${String(number)}`,
  down: (number: number) => `W\u00a0dół: pytanie ${String(number)}`,
  remove: (number: number) => `Usuń pytanie ${String(number)}`,
  placeholder: 'O\u00a0co chcesz zapytać?',
  add: 'Dodaj pytanie',
  addReason: 'Najpierw wpisz treść ostatniego pytania.',
  most: (count: number) => `Ankieta mieści najwyżej ${String(count)} pytań.`,
  save: 'Zapisz pytania',
  note: 'Zmiany dotyczą ankiet, które dopiero wyślesz. Pytania bez treści nie zostaną zapisane.',
  empty: {
    title: 'Ankieta nie ma jeszcze pytań',
    text: 'Dodaj pierwsze. Po zakończonej rozgrywce wyślesz ankietę jej graczom.',
  },
} as const;

/** Polish texts of the lecturer's page Wypełnione ankiety. */
export const filledSurveysText = {
  title: 'Wypełnione ankiety',
  sub: 'Co gracze mówią po rozgrywkach',
  send: 'Wyślij ankietę',
  sendTitle: 'Wyślij ankietę po rozgrywce',
  sendLead: 'Gracze zobaczą ją od razu w\u00a0swoim panelu. Ankieta dostanie pytania z\u00a0Twoich ustawień.',
  sendGame: 'Rozgrywka',
  sendOption: (name: string, date: string) => `${name} (${date})`,
  sendSubmit: 'Wyślij',
  noGames: 'Nie ma zakończonej rozgrywki bez ankiety.',
  save: 'Pobierz arkusz',
  remind: (count: number) => `Przypomnij ${counted(count, PEOPLE_ASKED)}`,
  reminded: (time: string) => `Przypomniano o\u00a0${time}. Kolejny raz będzie można po godzinie.`,
  saveCsv: 'Pobierz CSV',
  games: 'Rozgrywki',
  number: (number: number, date: string) => `nr\u00a0${String(number)}, ${date}`,
  filled: (done: number, all: number) => `${String(done)} z\u00a0${String(all)}`,
  filledLabel: (done: number, all: number) => `Wypełniło ${String(done)} z\u00a0${counted(all, OF_PEOPLE)}`,
  marks: 'Oceny',
  answers: (count: number) => counted(count, ANSWERS),
  key: { 1: '1 najniżej', 3: '3 pośrodku', 5: '5 najwyżej' },
  mark: (mark: number, count: number) => `ocena ${String(mark)}: ${counted(count, PEOPLE)}`,
  mean: 'Średnia',
  noMarks: 'Nikt jeszcze nie ocenił.',
  all: (count: number) => `Wszystkie ${String(count)}`,
  fewer: 'Pokaż mniej',
  own: 'Własnymi słowami',
  option: (option: string, count: number) => `${option}: ${counted(count, PEOPLE)}`,
  noTexts: 'Nikt jeszcze nie odpowiedział.',
  missing: (count: number) =>
    `${plural(count, { one: 'Ankiety nie wypełniła', few: 'Ankiety nie wypełniły', many: 'Ankiety nie wypełniło' })} jeszcze ${counted(count, PEOPLE)}`,
  nobodyYet: {
    title: 'Nikt jeszcze nie wypełnił tej ankiety',
    text: 'Odpowiedzi pojawią się tutaj, gdy tylko ktoś ją wyśle.',
  },
  empty: {
    title: 'Nie ma jeszcze ankiet',
    text: 'Gdy rozgrywka się skończy, wyślij jej graczom ankietę. Ich odpowiedzi zobaczysz tutaj.',
  },
  table: { who: 'Gracz', when: 'Wypełniono' },
  file: 'ankieta',
  badge: (count: number) =>
    counted(count, { one: 'otwarta ankieta', few: 'otwarte ankiety', many: 'otwartych ankiet' }),
} as const;

/** Polish texts of the results of a game as a file, and of whether rankings show names. */
export const resultsText = {
  save: 'Pobierz wyniki',
  file: 'wyniki',
  sheet: 'Wyniki',
  columns: {
    place: 'Miejsce',
    first_name: 'Imię',
    last_name: 'Nazwisko',
    money: 'Pieniądze (zł)',
    points: 'Punkty',
    score: 'Wynik',
    round: 'Runda',
    part: 'Udział',
  },
  group: 'Cała grupa',
  played: 'gra',
  absent: 'nieobecność',
  bot: 'wynik bota',
} as const;

/** The heading of the column that tells namesakes apart, in the files of results. */
export const namesakeText = { column: 'Która to osoba' } as const;

/** Polish texts of the lecturer's own setting for the public rankings. */
export const rankingNamesText = {
  title: 'Rankingi na stronie głównej',
  show: 'Pokazuj imię i\u00a0pierwszą literę nazwiska moich studentów',
  note: 'Bez tego rankingi pokazują same inicjały.',
} as const;
