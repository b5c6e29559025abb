import { counted, plural } from './plural.ts';

const STUDENTS = { one: 'osobie', few: 'osobom', many: 'osobom' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const LEFT = { one: 'został', few: 'zostały', many: 'zostało' };
const ROUNDS = { one: 'runda', few: 'rundy', many: 'rund' };
const BOTS = { one: 'bot', few: 'boty', many: 'botów' };
/** The form after "przy". */
const BESIDE = { one: 'bocie', few: 'botach', many: 'botach' };
const LETTERS = { one: 'przypomnienie', few: 'przypomnienia', many: 'przypomnień' };
const TASKS = { one: 'zadanie', few: 'zadania', many: 'zadań' };
const SITUATIONS = { one: 'sytuacja', few: 'sytuacje', many: 'sytuacji' };

/** Polish texts of homework: the teacher's pages and the student's card. */
export const homeworkText = {
  title: 'Zadania domowe',
  sub: (count: number) => counted(count, TASKS),
  back: 'Wróć do rozgrywek',
  backToList: 'Wróć do zadań',
  backToOne: 'Wróć do zadania',
  add: 'Nowe zadanie',
  name: (title: string) => `Zadanie domowe: ${title}`,
  states: { AHEAD: 'Przed terminem', ON: 'Trwa', OVER: 'Po terminie' },
  until: (group: string, end: string) => `${group} · do ${end}`,
  span: (start: string, end: string) => `${start} – ${end}`,
  list: {
    label: 'Zadania domowe',
    columns: { title: 'Zadanie', state: 'Stan', span: 'Termin', done: 'Oddano', open: 'Otwórz' },
    done: (done: number, all: number) => `${String(done)} z\u00a0${String(all)}`,
    open: 'Otwórz',
    empty: {
      title: 'Nie ma jeszcze zadań domowych',
      text: 'W\u00a0zadaniu każda osoba gra sama, we własnym tempie, na tych samych zleceniach. Wyniki dają się porównać.',
    },
  },
  form: {
    label: 'Ustawienia zadania',
    title: 'Ustawienia',
    name: 'Tytuł',
    namePlaceholder: 'np. czas jazdy kierowcy',
    group: 'Grupa',
    orders: 'Zlecenia i\u00a0los',
    drawn: 'Nowe losowanie',
    seedHint:
      'Puste: wylosuje je gra. To samo ziarno daje te same zlecenia i\u00a0ten sam los, także w\u00a0innej grupie, tylko gdy takie same są długość, liczba i\u00a0poziom botów, sytuacje, ich tematy i\u00a0tempo gry, a\u00a0między zadaniami nie zmieniono ustawień, biblioteki sytuacji ani wersji programu. Tempo zależy od numeru rozgrywki grupy.',
    fromGame: 'Z\u00a0zakończonej gry',
    game: 'Zakończona gra',
    noGames: 'Nie ma jeszcze zakończonych rozgrywek.',
    same: 'Te same zlecenia i\u00a0ten sam los dla każdego.',
    /** `count`: the players of that game; all but one of them have to be bots now. */
    likeGame: (count: number) =>
      `Te same zlecenia i\u00a0ten sam los dla każdego. Dokładnie takie jak w\u00a0tamtej grze będą tylko przy jej długości, z\u00a0sytuacjami i\u00a0${count <= 1 ? 'bez botów' : `przy ${counted(count - 1, BESIDE)}`}.`,
    length: 'Długość, rundy',
    bots: 'Boty obok gracza',
    noBots: 'bez botów',
    botCount: (count: number, level: string) => `${String(count)}, poziom ${level}`,
    levels: { careless: 'łatwy', ordinary: 'średni', good: 'trudny' },
    situations: 'Sytuacje krytyczne i\u00a0losowe',
    on: 'włączone',
    off: 'wyłączone',
    situationCount: (count: number) => `${counted(count, SITUATIONS)} z\u00a0biblioteki`,
    fromLibrary: 'Włączone w\u00a0bibliotece w\u00a0chwili zadania',
    topics: 'Tematy sytuacji',
    topic: (name: string, count: number) =>
      count === 0 ? `${name}: brak włączonych sytuacji` : `${name}: ${counted(count, SITUATIONS)}`,
    emptyTopic: 'Temat bez włączonych sytuacji nic nie dodaje. Sam nie wystarczy, żeby ustawić zadanie.',
    topicsNote: 'Bez zaznaczenia: wszystkie. Te same sytuacje dostanie każdy, w\u00a0każdym podejściu.',
    opens: 'Od',
    closes: 'Do',
    reversed: 'Koniec musi być później niż początek.',
    attempts: 'Podejścia',
    counts: 'Liczy się wynik',
    best: 'najlepszy',
    last: 'ostatni',
    shown: 'Omówienie i\u00a0powtórka dla studenta',
    shownNow: 'po każdym podejściu',
    shownLater: 'dopiero po terminie',
    shownNote: {
      AT_ONCE:
        'Student od razu widzi oceny decyzji i\u00a0powtórkę. Każde podejście to ta sama gra, więc wybierz to, gdy ma ćwiczyć, a\u00a0nie mierzyć się wynikiem.',
      AFTER_END:
        'Do końca terminu student widzi tylko wynik. Oceny decyzji, najlepsze odpowiedzi, powtórka, kompetencje i\u00a0ćwiczenia z\u00a0tej gry pokażą się po nim. Ty widzisz wszystko od razu.',
    },
    begun:
      'Są już podejścia. Zmienisz tytuł, terminy, liczbę podejść, liczony wynik i\u00a0to, kiedy widać omówienie. Inną grę ustaw jako nowe zadanie.',
    rules:
      'Godziny liczą się według zegara szkoły, w\u00a0czasie polskim. Podejście, które nie skończy się w\u00a0terminie, zostanie przerwane i\u00a0się nie liczy. Jeśli potem przesuniesz koniec, student odzyska to podejście.',
    locked: 'nie można zmienić',
    noGroups: 'Najpierw utwórz grupę i\u00a0dodaj do niej studentów.',
    save: 'Zapisz zmiany',
    set: 'Zadaj',
    copy: 'Kopiuj jako nowe',
    remove: 'Usuń zadanie',
    removeTitle: (title: string) => `Usunąć zadanie „${title}”?`,
    removeText:
      'Nikt go jeszcze nie zaczął. Zniknie z\u00a0paneli studentów i\u00a0trafi do kosza, z\u00a0którego można je przywrócić przez 30\u00a0dni pracy serwera.',
    keep: 'Zostaw',
  },
  preview: {
    title: 'Co dostanie każda osoba',
    untitled: 'Zadanie bez tytułu',
    length: 'Gra',
    rounds: (rounds: number) => counted(rounds, ROUNDS),
    lengthWords: (rounds: number, slow: string, fast: string) =>
      `${counted(rounds, ROUNDS)}: ${slow} w\u00a0tempie lekcji, najszybciej ${fast}`,
    orders: 'Zlecenia',
    drawn: 'nowe, te same dla wszystkich',
    fromGame: 'jak w\u00a0zakończonej grze',
    beside: 'Konkurenci',
    alone: 'brak, gra bez botów',
    bots: (count: number, level: string) => `${counted(count, BOTS)}, poziom ${level}`,
    situations: 'Sytuacje',
    noSituations: 'żadnych',
    allSituations: 'wszystkie włączone w\u00a0bibliotece',
    span: 'Termin',
    noSpan: 'uzupełnij daty',
    attempts: 'Podejścia',
    attemptWords: (count: number, isBest: boolean) =>
      `${String(count)}, liczy się ${isBest ? 'najlepsze' : 'ostatnie'}`,
    notes: [
      'Zadanie stanie na panelu studenta z\u00a0przyciskiem „Zacznij”.',
      'Student wybiera tempo i\u00a0może przerwać: gra poczeka do końca terminu.',
    ],
    shown: {
      AT_ONCE: 'Po grze ma omówienie i\u00a0powtórkę, a\u00a0Ty widzisz wyniki, postęp i\u00a0kompetencje klasy.',
      AFTER_END:
        'Po grze zna swój wynik, a\u00a0po terminie ma omówienie i\u00a0powtórkę. Ty widzisz wyniki, postęp i\u00a0kompetencje klasy.',
    },
  },
  students: {
    title: 'Studenci',
    filter: 'Pokaż',
    filters: { all: 'Wszyscy', done: 'Oddane', open: 'W\u00a0trakcie', none: 'Bez startu' },
    states: { DONE: 'Oddane', OPEN: 'W\u00a0trakcie', BROKEN_OFF: 'Przerwane', NONE: 'Bez startu' },
    again: 'gra ponownie',
    columns: {
      student: 'Student',
      state: 'Stan',
      score: 'Wynik',
      attempts: 'Podejścia',
      last: 'Ostatnio',
      act: 'Działanie',
    },
    progress: (done: number, open: number, none: number) =>
      `Oddane ${String(done)}, w\u00a0trakcie ${String(open)}, bez startu ${String(none)}`,
    summary: (done: number, all: number) => `Oddało ${String(done)} z\u00a0${String(all)}`,
    median: (score: string) => `mediana wyniku ${score}`,
    daysLeft: (days: number) => `${plural(days, LEFT)} ${counted(days, DAYS)}`,
    lastDay: 'ostatni dzień',
    over: 'po terminie',
    ofAttempts: (used: number, most: number) => `${String(used)} z\u00a0${String(most)}`,
    playing: (round: number) => `runda ${String(round)}, gra teraz`,
    paused: (round: number) => `runda ${String(round)}, wstrzymana`,
    lobby: 'przed startem',
    reminded: (day: string) => `przypomniano ${day}`,
    replay: 'Powtórka',
    replayOf: (name: string, attempt: number) => `Powtórka: ${name}, podejście ${String(attempt)}`,
    replays: (name: string) => `Powtórki: ${name}`,
    attempt: (attempt: number, score: string) => `Podejście ${String(attempt)}: ${score}`,
    brokenOff: 'przerwane',
    remind: 'Przypomnij',
    remindOne: (name: string) => `Przypomnij: ${name}`,
    remindAll: (count: number) => `Przypomnij ${String(count)}\u00a0${plural(count, STUDENTS)}`,
    sent: (letters: number) => `Wysłano ${counted(letters, LETTERS)}.`,
    without: (count: number) => `Bez wiadomości: ${String(count)}, bo nie ma adresu e-mail albo serwera poczty.`,
    nobody: { title: 'Nikogo tu nie ma', text: 'Zmień filtr albo dodaj osoby do grupy.' },
  },
  results: {
    save: 'Wyniki xlsx',
    csv: 'Wyniki CSV',
    file: 'zadanie',
    sheet: 'Wyniki',
    first: 'Imię',
    family: 'Nazwisko',
    counted: 'Liczone podejście',
    attempt: (number: number) => `Podejście ${String(number)}`,
  },
  debrief: {
    open: 'Omówienie',
    title: (title: string) => `Omówienie: ${title}`,
    sub: 'Z\u00a0podejść, które się liczą. Każda osoba ma te same zlecenia i\u00a0ten sam los.',
    students: 'Decyzje studentów',
    replayOf: (name: string) => `Powtórka: ${name}`,
    decisions: 'Decyzje',
    decisionsOf: (name: string) => `Decyzje: ${name}`,
    skills: 'Kompetencje',
    skillsOf: (name: string) => `Kompetencje: ${name}`,
    failed: (count: number) =>
      count === 1
        ? 'Jednego podejścia nie udało się policzyć. Omówienie jest bez niego.'
        : `Nie udało się policzyć ${String(count)}\u00a0podejść. Omówienie jest bez nich.`,
    none: {
      title: 'Nikt jeszcze nie oddał zadania',
      text: 'Omówienie powstanie z\u00a0pierwszego oddanego podejścia.',
    },
  },
  own: {
    title: 'Zadania domowe',
    none: 'Nie ma teraz zadań do odrobienia.',
    terms: (rounds: number, bots: number, level: string) =>
      bots === 0 ? counted(rounds, ROUNDS) : `${counted(rounds, ROUNDS)} · ${counted(bots, BOTS)}, poziom ${level}`,
    from: (start: string) => `od ${start}`,
    until: (end: string) => `do ${end}`,
    closed: (end: string) => `termin minął ${end}`,
    left: (left: number, most: number) => `podejścia: zostało ${String(left)} z\u00a0${String(most)}`,
    best: 'liczy się najlepszy wynik',
    last: 'liczy się ostatni wynik',
    score: (score: string) => `Wynik ${score}`,
    begin: 'Zacznij',
    beginOne: (title: string) => `Zacznij: ${title}`,
    again: 'Zacznij jeszcze raz',
    resume: 'Wróć do gry',
    resumeOne: (title: string) => `Wróć do gry: ${title}`,
    note: 'Grasz samodzielnie i\u00a0możesz przerwać w\u00a0każdej chwili. Co nie skończy się w\u00a0terminie, nie liczy się. Godziny są według zegara szkoły, w\u00a0czasie polskim.',
    review: 'Omówienie',
    later: 'omówienie po terminie',
    result: 'Wynik gry',
    resultOf: (title: string, attempt: number) => `Wynik gry: ${title}, podejście ${String(attempt)}`,
    reviewOf: (title: string, attempt: number) => `Omówienie: ${title}, podejście ${String(attempt)}`,
    replayOf: (title: string, attempt: number) => `Powtórka: ${title}, podejście ${String(attempt)}`,
  },
} as const;
