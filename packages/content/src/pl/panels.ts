import { absentText } from './absent.ts';
import { counted, plural } from './plural.ts';

const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const STUDENTS = { one: 'studenta', few: 'studentów', many: 'studentów' } as const;
const GROUPS_IN = { one: 'grupie', few: 'grupach', many: 'grupach' } as const;
const GAMES = { one: 'rozgrywka', few: 'rozgrywki', many: 'rozgrywek' } as const;
const MINUTES = { one: 'minuta', few: 'minuty', many: 'minut' } as const;

const ORDINALS = [
  'pierwsza',
  'druga',
  'trzecia',
  'czwarta',
  'piąta',
  'szósta',
  'siódma',
  'ósma',
  'dziewiąta',
  'dziesiąta',
];

/** "LOG-2A, rozgrywka nr 3". */
function gameName(group: string, number: number): string {
  return `${group}, rozgrywka nr\u00a0${String(number)}`;
}

/** Polish texts of the games that both panels list. */
export const gamesText = {
  states: {
    FRESH: 'Nowa',
    WAITING: 'Oczekuje na start',
    IN_PROGRESS: 'W\u00a0toku',
    PAUSED: 'Wstrzymana',
    FINISHED: 'Zakończona',
  },
  name: gameName,
  number: (number: number) => `nr\u00a0${String(number)}`,
  roundOf: (round: number) => `${String(round)} z\u00a04`,
  roundLeft: (round: number, left: string) => `Runda ${String(round)} z\u00a04, zostało ${left}`,
  roundEnd: (round: number) => `${String(round)} z\u00a04, koniec rundy`,
  ring: (round: number, percent: number) => `Runda ${String(round)}, minęło ${String(percent)} procent czasu`,
} as const;

/** Polish texts of the lecturer's page Rozgrywki. */
export const lecturerGamesText = {
  title: 'Rozgrywki',
  sub: (count: number) =>
    count === 0 ? 'Nie ma jeszcze żadnej rozgrywki' : `${counted(count, GAMES)}, wszystkie Twoje grupy`,
  add: 'Nowa rozgrywka',
  running: 'Rozgrywka czynna',
  left: (round: number) => `Do końca rundy ${String(round)}`,
  stage: 'Etap',
  beforeStart: 'Przed startem',
  roundEnded: (round: number) => `Runda ${String(round)} zakończona`,
  players: 'Gracze',
  connected: (here: number, all: number) => `${String(here)} z\u00a0${String(all)} w\u00a0grze`,
  money: 'Pieniądze',
  points: 'Punkty',
  open: 'Otwórz podgląd',
  openRoom: 'Otwórz pokój',
  summary: 'Podsumowanie',
  list: 'Lista rozgrywek',
  search: 'Szukaj rozgrywki',
  searchHint: 'Szukaj grupy lub numeru',
  filter: 'Stan',
  filters: { all: 'Wszystkie', open: 'Czynne', finished: 'Zakończone' },
  newestFirst: 'Najnowsze na górze',
  columns: {
    game: 'Rozgrywka',
    state: 'Stan',
    round: 'Runda',
    players: 'Gracze',
    score: 'Wynik',
    date: 'Data',
    actions: 'Działania',
  },
  stopped: {
    chip: 'Niezakończona',
    whatToDo: (day: string) =>
      `Ostatni ruch: ${day}. Otwórz podgląd i\u00a0zakończ ją, a\u00a0potem omów z\u00a0klasą.`,
  },
  more: (name: string) => `Więcej działań: ${name}`,
  remove: 'Usuń rozgrywkę',
  removeTitle: (name: string) => `Usunąć: ${name}?`,
  removeText: 'Zniknie z\u00a0list i\u00a0rankingów. Można to cofnąć przez 30\u00a0dni.',
  removeRunning: 'Ta rozgrywka jeszcze trwa: gracze stracą ją od razu. Można to cofnąć przez 30\u00a0dni.',
  keep: 'Zostaw',
  empty: {
    title: 'Nie ma jeszcze rozgrywek',
    text: 'Utwórz pierwszą dla jednej ze swoich grup. Studenci zobaczą ją, gdy otworzysz pokój.',
  },
  nothing: { title: 'Nic nie pasuje', text: 'Zmień szukany tekst albo filtr stanu.' },
} as const;

/** Polish texts of the dialog Nowa rozgrywka. */
export const newGameText = {
  title: 'Nowa rozgrywka',
  who: 'Kto gra',
  group: { title: 'Cała grupa', note: 'porównasz ją z\u00a0innymi' },
  randos: { title: 'Losowi gracze', note: (count: number) => `z\u00a0Twoich ${counted(count, STUDENTS)}` },
  groupField: 'Grupa',
  groupOption: (name: string, count: number) => `${name} (${counted(count, PEOPLE)})`,
  playersField: 'Liczba graczy',
  nth: (number: number, pace: string) => {
    const word = ORDINALS[number - 1] ?? `${String(number)}.`;
    return `To będzie ${word} rozgrywka tej grupy: tempo gry × ${pace}.`;
  },
  drawn: 'Gracze zostaną wylosowani spośród Twoich studentów.',
  length: {
    label: 'Ile trwa lekcja',
    hint: 'Rundy i\u00a0przerwy zmieszczą się w\u00a0lekcji, a\u00a0co najmniej piąta jej część zostanie na rozmowę.',
    minutes: (minutes: number) =>
      `${counted(minutes, MINUTES)}${minutes === 45 ? ' (godzina lekcyjna)' : minutes === 90 ? ' (dwie godziny lekcyjne)' : ''}`,
    school: 'bez dopasowania, według ustawień szkoły',
    plan: 'tyle, ile przewiduje plan tej lekcji',
  },
  seed: 'Ziarno losowania',
  seedHint:
    'To samo ziarno daje te same zlecenia i\u00a0ten sam los tylko przy tym samym tempie gry, tej samej długości lekcji i\u00a0tej samej liczbie graczy na początku, oraz gdy między grami nie zmieniono ustawień, biblioteki sytuacji ani wersji programu. Wtedy wyniki grup da się porównać. Tempo zależy od numeru rozgrywki.',
  seedUsed: (games: string) => `Użyto w: ${games}.`,
  draw: 'Losuj',
  auto: {
    title: 'Następna runda zaczyna się sama',
    note: (seconds: number) => `po przerwie ${String(seconds)}\u00a0s; możesz ją zacząć wcześniej`,
  },
  what: 'Co powstanie',
  facts: {
    players: 'Gracze',
    rounds: 'Rundy',
    breaks: 'Przerwy',
    arrival: 'Na wejście',
    talk: 'Na rozmowę',
    pace: 'Tempo',
    orders: 'Zlecenia',
    cars: 'Samochody',
  },
  times: (count: number, time: string) => `${String(count)} × ${time}`,
  forAll:
    'Tyle zleceń i\u00a0samochodów będzie, jeśli przed startem dołączą wszyscy; gdy graczy jest mniej, jest ich mniej.',
  withBreaks: 'Razem z\u00a0przerwami',
  withoutBreaks: 'Razem bez przerw',
  minutes: (count: number) => counted(count, MINUTES),
  later: 'Studenci zobaczą ją, gdy otworzysz pokój.',
  submit: 'Utwórz rozgrywkę',
  noGroups: 'Nie masz jeszcze grupy ze studentami. Załóż ją na stronie Grupy.',
} as const;

/** Polish texts of the lecturer's page Studenci. */
export const studentsText = {
  title: 'Studenci',
  sub: (people: number, groups: number, without: number) =>
    people === 0
      ? 'Nie masz jeszcze studentów'
      : `${counted(people, PEOPLE)} w\u00a0${String(groups)}\u00a0${plural(groups, GROUPS_IN)}${without === 0 ? '' : `, ${String(without)} bez grupy`}`,
  add: 'Dodaj studenta',
  list: 'Lista studentów',
  search: 'Szukaj studenta',
  searchHint: 'Imię, nazwisko lub e-mail',
  groupFilter: 'Grupa',
  allGroups: 'Wszystkie grupy',
  withoutGroup: 'Bez grupy',
  range: (from: number, to: number, all: number) => `${String(from)}–${String(to)} z\u00a0${String(all)}`,
  columns: {
    select: 'Zaznacz',
    name: 'Imię i\u00a0nazwisko',
    email: 'E-mail',
    group: 'Grupa',
    games: 'Rozgrywki',
    seen: 'Ostatnio w\u00a0grze',
    actions: 'Działania',
  },
  selectOne: (name: string) => `Zaznacz: ${name}`,
  selectAll: 'Zaznacz wszystkich na tej stronie',
  selectEverybody: (count: number) => `Zaznacz wszystkie ${String(count)}`,
  clear: 'Odznacz wszystkich',
  selected: (count: number) => `Zaznaczono ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
  move: 'Przenieś do grupy',
  moveTitle: (count: number) => `Przenieś ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
  moveField: 'Nowa grupa',
  moveSubmit: 'Przenieś',
  moveTooMany: (most: number) => `Naraz można przenieść najwyżej ${String(most)} osób.`,
  assign: 'Przypisz',
  seen: {
    today: (time: string) => `dziś, ${time}`,
    yesterday: (time: string) => `wczoraj, ${time}`,
    never: 'jeszcze nie',
    waiting: 'Czeka na pierwsze logowanie',
  },
  loginOf: (login: string) => `login: ${login}`,
  hasPin: 'ma PIN',
  edit: (name: string) => `Edytuj: ${name}`,
  more: (name: string) => `Więcej działań: ${name}`,
  remove: 'Usuń studenta',
  removeTitle: (name: string) => `Usunąć: ${name}?`,
  removeManyTitle: (count: number) => `Usunąć ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}?`,
  removeMany: (count: number) => `Usuń ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
  removed: (count: number) =>
    `Usunięto ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}. Konta są w\u00a0Koszu: przez 7\u00a0dni można je przywrócić, potem ich dane znikną na zawsze.`,
  removeText:
    'Konto trafi do Kosza: przez 7\u00a0dni można je stamtąd przywrócić, potem dane osobowe znikną na zawsze. Wyniki pozostaną w\u00a0rankingach jako „Gracz usunięty”.',
  keep: 'Zostaw',
  empty: {
    title: 'Nie masz jeszcze studentów',
    text: 'Dodaj pierwszą osobę. Ustawi hasło z\u00a0linku, który dostanie e-mailem, albo podaj jej hasło od razu.',
  },
  nothing: { title: 'Nikt nie pasuje', text: 'Zmień szukany tekst albo grupę.' },
  form: {
    addTitle: 'Dodaj studenta',
    editTitle: 'Dane studenta',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    emailDropsPassword:
      'Zmiana e-maila wyloguje tę osobę wszędzie i\u00a0unieważni jej hasło. Na nowy adres wyślemy link do ustawienia nowego.',
    emailDropsPin:
      'Z\u00a0e-mailem PIN przestanie działać: ta osoba ustawi hasło przez „Nie pamiętasz hasła?” przy logowaniu.',
    group: 'Grupa',
    noGroup: 'Bez grupy',
    answerTime: 'Czas na odpowiedź w sytuacjach',
    answerTimes: { 100: 'zwykły', 150: 'półtora raza dłuższy', 200: 'dwa razy dłuższy' },
    answerTimeHint:
      'Dla osób, które potrzebują więcej czasu. Działa od następnego wejścia do gry; inni studenci tego nie widzą.',
    password: 'Hasło początkowe',
    passwordHint: 'Możesz zostawić puste: wyślemy wtedy link do ustawienia hasła.',
    passwordHintWithoutMail:
      'Możesz zostawić puste: link do ustawienia hasła będzie wtedy czekał u\u00a0administratora w\u00a0Poczcie wychodzącej, bo poczta szkoły nie jest ustawiona.',
    addSubmit: 'Dodaj',
    editSubmit: 'Zapisz zmiany',
  },
} as const;

/** Polish texts of the student's panel. */
export const studentText = {
  hello: (name: string) => `Cześć, ${name}`,
  inGroup: (group: string) => `Grupa ${group}`,
  ledBy: (lecturer: string) => `prowadzi ${lecturer}`,
  lecturer: {
    title: 'Prowadzi grupę',
    note: 'Ta osoba otwiera rozgrywki, przypisuje do grup i\u00a0wydaje kody do logowania.',
  },
  noGroup: 'Nie należysz jeszcze do żadnej grupy',
  now: { WAITING: 'Zaraz zaczynamy', IN_PROGRESS: 'Trwa teraz', PAUSED: 'Przerwa' },
  waiting: (here: number) =>
    here === 0
      ? 'Pokój jest otwarty, możesz wejść jako pierwsza osoba.'
      : `W\u00a0pokoju ${plural(here, { one: 'czeka', few: 'czekają', many: 'czeka' })} już ${counted(here, PEOPLE)}.`,
  playing: (here: number) => `${plural(here, { one: 'Gra', few: 'Grają', many: 'Gra' })} już ${counted(here, PEOPLE)}.`,
  paused: (round: number) => `Runda ${String(round)} z\u00a04. Wykładowca wznowi grę.`,
  between: (round: number) => `Runda ${String(round)} z\u00a04 zakończona. Za chwilę następna.`,
  join: 'Dołącz do gry',
  played: 'Rozegrane',
  game: (number: number) => `Rozgrywka nr\u00a0${String(number)}`,
  /** Two games of a student may have the same number, because each group has its own numbering, and so have games with drawn players. */
  when: (day: string, group: string) => `${day}, ${group}`,
  own: (score: string, place: number, all: number) =>
    `Twój wynik\u00a0${score}, miejsce\u00a0${String(place)}\u00a0z\u00a0${String(all)}`,
  notPlayed: absentText,
  groupScore: 'wynik grupy',
  review: 'Omówienie',
  waitTitle: 'Nie ma teraz otwartej rozgrywki',
  waitText: 'Gdy wykładowca otworzy pokój, przycisk wejścia pojawi się tutaj. Nie trzeba odświeżać strony.',
  nonePlayed: 'Tu pojawią się wyniki po pierwszej rozgrywce.',
  myGroup: 'Moja grupa',
  you: 'Ty',
  wholeGroup: 'Cała grupa',
  groupFoot: (people: number, games: number) => `${counted(people, PEOPLE)}, ${counted(games, GAMES)}`,
  columns: { name: 'Imię i\u00a0nazwisko', games: 'Rozgrywki' },
  groupTitle: 'Grupa',
  noGroupTitle: 'Nie masz jeszcze grupy',
  noGroupText: 'Wykładowca przypisze Cię do grupy. Wtedy zobaczysz tu osoby, z\u00a0którymi grasz.',
} as const;

/** Polish texts of the page Ustawienia konta. */
export const settingsText = {
  title: 'Ustawienia konta',
  sub: 'Dane, hasło, prywatność i\u00a0wygląd',
  data: 'Twoje dane',
  look: 'Wygląd',
  lookHint: 'Działa w\u00a0tej przeglądarce, od razu po wybraniu.',
  login: (login: string) => `nazwa logowania: ${login}`,
  privacy: {
    title: 'Prywatność',
    text: 'Plik zawiera wszystko, co o\u00a0Tobie zapisujemy: konto, grupę, wyniki, ankiety i\u00a0wiadomości.',
    save: 'Pobierz moje dane',
    file: 'moje dane',
    erase: 'Usuń konto',
    ask: (name: string) => `Usunąć konto: ${name}?`,
    askText:
      'Skasujemy Twoje dane i\u00a0wylogujemy Cię wszędzie. Wyniki rozgrywek zostaną bez nazwiska. Tego nie można cofnąć.',
    askStudentText:
      'Wylogujemy Cię wszędzie, a\u00a0konto zniknie. Twoje dane skasujemy po 7\u00a0dniach; do tego czasu wykładowca, który się o\u00a0tym dowie, może konto przywrócić. Wyniki rozgrywek zostaną bez nazwiska.',
    code: 'Kod z\u00a0ostatniej kartki',
    password: 'Hasło',
  },
} as const;

/** Polish texts of the frame that all panels share. */
export const panelText = {
  bottomMenu: 'Menu dolne',
  /** Short labels for a narrow menu. */
  short: {
    lecturers: 'Kadra',
    landing: 'Strona',
    settings: 'Gra',
    accidents: 'Losowe',
    emergencies: 'Krytyczne',
    changes: 'Zmiany',
    backups: 'Kopie',
    audit: 'Dziennik',
    term: 'Semestr',
  },
  badges: {
    backups: 'ostatnia kopia nie powstała',
    audit: (count: number) => counted(count, { one: 'nowa zmiana', few: 'nowe zmiany', many: 'nowych zmian' }),
    openGames: (count: number) =>
      counted(count, { one: 'otwarta rozgrywka', few: 'otwarte rozgrywki', many: 'otwartych rozgrywek' }),
    surveys: (count: number) =>
      counted(count, { one: 'ankieta do wypełnienia', few: 'ankiety do wypełnienia', many: 'ankiet do wypełnienia' }),
    invitations: (count: number) =>
      counted(count, {
        one: 'zaproszenie czeka na odpowiedź',
        few: 'zaproszenia czekają na odpowiedź',
        many: 'zaproszeń czeka na odpowiedź',
      }),
    lecturers: (count: number) =>
      counted(count, {
        one: 'konto czeka na zatwierdzenie',
        few: 'konta czekają na zatwierdzenie',
        many: 'kont czeka na zatwierdzenie',
      }),
  },
  loadError: {
    title: 'Nie udało się wczytać listy',
    text: 'Sprawdź połączenie i spróbuj jeszcze raz. Zapisane dane są bezpieczne.',
    retry: 'Spróbuj ponownie',
  },
  typed: {
    title: 'Odrzucić wpisane dane?',
    text: 'Formularz nie został zapisany. Jeśli wyjdziesz, to, co w\u00a0nim wpisano, przepadnie.',
    keep: 'Wróć do formularza',
    discard: 'Odrzuć',
  },
} as const;
