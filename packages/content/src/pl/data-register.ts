import { counted } from './plural.ts';

const MONTHS = { one: 'miesiącu', few: 'miesiącach', many: 'miesiącach' } as const;
const COPIES = { one: 'ostatnia kopia', few: 'ostatnie kopie', many: 'ostatnich kopii' } as const;
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;

/** Periods that determine how long data is kept, from the settings and the code. */
export type KeptPeriods = {
  /** Months after the last login, 0: never; the days of notice, and those in the bin after them. */
  readonly months: number;
  readonly noticeDays: number;
  readonly asideDays: number;
  /** Days in the bin for a deleted account, and for other things. */
  readonly restingDays: number;
  readonly binDays: number;
  readonly mailDays: number;
  /** Hours of a session; maximum days of a remembered login and of a code. */
  readonly sessionHours: number;
  readonly rememberedDays: number;
  readonly codeDays: number;
  readonly backupKeep: number;
};

type KindWords = {
  readonly title: string;
  readonly purpose: string;
  readonly kept: (periods: KeptPeriods) => string;
  readonly erased: string;
};

const withAccount = ({ months, noticeDays, asideDays }: KeptPeriods): string =>
  months === 0
    ? 'Dopóki istnieje konto; kont nieużywanych szkoła nie kasuje sama (ustawienie „Przechowywanie kont”: 0).'
    : `Dopóki istnieje konto: studenta najdłużej po ${counted(months, MONTHS)} bez logowania i\u00a0po ${String(noticeDays + asideDays)} dniach zwłoki (ustawienie „Przechowywanie kont”).`;
const withResults = (): string =>
  'Bez terminu, ale po skasowaniu konta bez nazwiska: pod losowym numerem, którego nic nie łączy z\u00a0osobą. Rozgrywkę usuwa wykładowca.';
const BLANKED = 'Kasowanie konta opróżnia te pola od razu i\u00a0nadpisuje miejsce na dysku.';
const DELETED = 'Kasowanie konta usuwa te wiersze.';
const NAMELESS = 'Po skasowaniu konta zostaje numer bez nazwiska.';

/** The personal data that is kept, by kind, in the words of the page for the data protection officer. (PRV-17) */
const kinds = {
  NAME: {
    title: 'Imię i\u00a0nazwisko',
    purpose: 'Rozpoznanie osoby na listach, w\u00a0grze i\u00a0na kartkach z\u00a0loginem.',
    kept: withAccount,
    erased: BLANKED,
  },
  CONTACT: {
    title: 'E-mail i\u00a0login',
    purpose: 'Logowanie, listy z\u00a0linkiem do hasła, przypomnienia.',
    kept: withAccount,
    erased: BLANKED,
  },
  SECRET: {
    title: 'Hasła, kody i\u00a0zalogowania',
    purpose: 'Wpuszczenie właściwej osoby. Zapisane są tylko skróty kryptograficzne.',
    kept: ({ sessionHours, rememberedDays, codeDays }: KeptPeriods) =>
      `Hasło i\u00a0PIN: dopóki istnieje konto. Zalogowanie: ${String(sessionHours)}\u00a0godzin, zapamiętane: ${counted(rememberedDays, DAYS)}. Kod z\u00a0kartki: najdłużej ${counted(codeDays, DAYS)}.`,
    erased: DELETED,
  },
  CLASS: {
    title: 'Klasa: grupa, wykładowcy, rodzaj konta',
    purpose: 'Prowadzenie zajęć: kto kogo uczy, w\u00a0jakiej grupie, w\u00a0czyim zastępstwie.',
    kept: withAccount,
    erased: 'Kasowanie konta usuwa osobę z\u00a0grupy i\u00a0od wykładowcy.',
  },
  VISITS: {
    title: 'Logowania i\u00a0nieudane próby',
    purpose:
      'Kasowanie nieużywanych kont, ochrona przed zgadywaniem haseł. Adres sieciowy zapisuje się tylko przy nieudanej próbie.',
    kept: ({ months }: KeptPeriods) =>
      `Ostatnie logowanie: ${months === 0 ? 'dopóki istnieje konto' : 'tak długo jak konto'}. Nieudane próby: najdłużej kilka godzin, przy PIN-ie tak długo jak PIN.`,
    erased: BLANKED,
  },
  PLAY: {
    title: 'Przebieg i\u00a0wyniki gier',
    purpose: 'Rozgrywki, zadania domowe, pojedynki i\u00a0rankingi: co kto zrobił i\u00a0ile zarobił.',
    kept: withResults,
    erased: NAMELESS,
  },
  COMPETENCE: {
    title: 'Profil kompetencji',
    purpose:
      'Wskazówki do nauki: co decyzje mówią o\u00a0pięciu kompetencjach zawodowych. To nie ocena i\u00a0nikt nie podejmuje na tej podstawie automatycznych decyzji; wykładowca może skreślić pojedynczą obserwację.',
    kept: withAccount,
    erased: DELETED,
  },
  PRACTICE: {
    title: 'Rozgrzewka i\u00a0krótkie zadania',
    purpose: 'Postęp w\u00a0ćwiczeniach i\u00a0gwiazdki za zadania.',
    kept: withAccount,
    erased: DELETED,
  },
  EXTRA_TIME: {
    title: 'Dodatkowy czas na odpowiedź',
    purpose:
      'Dostosowanie gry do osoby. Zapisana jest tylko długość czasu, bez powodu. Może wskazywać na stan zdrowia (art. 9 RODO), więc potrzebuje osobnej podstawy.',
    kept: withAccount,
    erased: BLANKED,
  },
  WORDS: {
    title: 'Ankiety, zdania i\u00a0notatki',
    purpose: 'Odpowiedzi w\u00a0ankietach po grze, zdania na następną grę, notatki wykładowcy z\u00a0zajęć.',
    kept: withResults,
    erased:
      'Zdania studenta są usuwane, notatki z\u00a0gier wtedy, gdy nikt ich po wykładowcy nie przejął; odpowiedzi w\u00a0ankietach zostają bez nazwiska.',
  },
  LETTERS: {
    title: 'Listy',
    purpose: 'Wysłanie listów do osób i\u00a0pokazanie administratorowi, co się z\u00a0nimi stało.',
    kept: ({ mailDays }: KeptPeriods) =>
      `Wiersz listu: ${counted(mailDays, DAYS)} pracy serwera. Treść wysłanego listu jest kasowana od razu.`,
    erased: DELETED,
  },
  AUDIT: {
    title: 'Dziennik zmian i\u00a0autorstwo',
    purpose:
      'Kto i\u00a0kiedy zmienił konto, grupę, grę, tekst lub sytuację albo pobrał kopię lub czyjeś dane: cofnięcie pomyłki i\u00a0wyjaśnienie nadużycia.',
    kept: () => 'Bez terminu.',
    erased: 'Wpisy o\u00a0skasowanej osobie są opróżniane: zostaje, że coś się zmieniło, bez nazwiska.',
  },
} as const satisfies Readonly<Record<string, KindWords>>;

/** The kinds of personal data that are kept. */
export type DataKind = keyof typeof kinds;

/** Polish texts of the page for the data protection officer. */
export const dataRegisterText = {
  kinds,
  title: 'Dane osobowe w\u00a0programie',
  sub: 'Dla inspektora ochrony danych',
  intro:
    'Ta strona powstaje z\u00a0tabel samego programu: kolumn bazy danych, uprawnień wywołań i\u00a0ustawień tej szkoły. Program nie zna podstaw prawnych: uzupełnia je szkoła.',
  blank: '[… podstawa prawna: uzupełnia szkoła]',
  special: '[… osobna podstawa z\u00a0art. 9 RODO: uzupełnia szkoła]',
  heads: {
    purpose: 'Cel',
    basis: 'Podstawa',
    columns: 'Gdzie w\u00a0bazie',
    kept: 'Jak długo',
    seen: 'Kto to czyta',
    erased: 'Jak znika',
  },
  kept: 'Co jest zapisane o\u00a0osobach',
  nobodyReads: 'Nikt: tych danych program nie pokazuje nikomu.',
  roles: {
    GUEST: 'każdy',
    STUDENT: 'student',
    TEACHER: 'wykładowca',
    ADMIN: 'administrator',
  },
  rights: {
    MANAGE_USER: 'osoby, które prowadzi; administrator: każdej',
    OWN_USER: 'własnego studenta; administrator: każdego',
    MANAGE_GROUP: 'grupy, którą prowadzi',
    OWN_GROUP: 'własnej grupy; administrator: każdej',
    MANAGE_GAME: 'rozgrywki, którą prowadzi',
    OPEN_GAME: 'rozgrywki, w\u00a0której bierze udział lub którą prowadzi',
    LEAD_GAME: 'własnego podejścia',
    MANAGE_HOMEWORK: 'zadania, które prowadzi',
    PLAY_HOMEWORK: 'zadania swojej grupy',
    PLAY_AGAIN: 'lekcji, na której był',
    SEE_PLAYER: 'siebie w\u00a0rozgrywce; prowadzący: każdego w\u00a0niej',
    FILL_SURVEY: 'rozgrywki, w\u00a0której był',
    RESTORE: 'rzeczy usuniętych, które prowadził',
  },
  /** What a call without an object of its own accesses. */
  reaches: {
    userData: 'siebie',
    exportMe: 'siebie',
    ownTerm: 'siebie',
    ownHomework: 'siebie',
    users: 'studentów, których prowadzi; administrator: wszystkich',
    groups: 'swojej grupy lub grup, które prowadzi',
    schoolGroups: 'wszystkich grup',
    games: 'rozgrywek, w\u00a0których gra lub które prowadzi',
    rankings: 'osób w\u00a0rankingu: inicjały albo, za zgodą wykładowcy, imię z\u00a0literą nazwiska',
    surveys: 'siebie; wykładowca: rozgrywek, które prowadzi',
    bin: 'usuniętych rzeczy, które prowadził; administrator: wszystkich',
    outbox: 'wszystkich listów',
    audit: 'całej szkoły',
    auditEntry: 'całej szkoły',
  },
  leaves: 'Dokąd dane wychodzą',
  exits: {
    mail: {
      where: 'Poczta',
      is: 'Listy wychodzą przez serwer poczty szkoły (SMTP_URL).',
      isNot: 'Serwer poczty nie jest ustawiony: listy przekazuje administrator.',
    },
    backups: {
      where: 'Kopie zapasowe',
      text: (keep: number, days: number) =>
        keep === 0
          ? 'Serwer nie robi kopii sam (BACKUP_KEEP=0); zrobione ręcznie leżą, dopóki ktoś ich nie usunie.'
          : `Raz dziennie; na dysku leżą ${counted(keep, COPIES)}. Skasowana osoba jest w\u00a0nich około ${counted(days, DAYS)}; przy odtwarzaniu i\u00a0starcie serwera jest kasowana ponownie. Pobranie kopii wymaga hasła, zapisuje się w\u00a0dzienniku i\u00a0może być zaszyfrowane.`,
    },
    log: {
      where: 'Dziennik serwera',
      text: 'Numery kont i\u00a0gier, adresy wywołań bez haseł i\u00a0kodów; nazwisk ani e-maili serwer do niego nie wpisuje.',
    },
    nats: {
      where: 'Między procesami (NATS)',
      is: 'Kilka procesów szkoły wymienia gry i\u00a0imiona graczy przez NATS_URL; nic tam nie zostaje.',
      isNot: 'Jeden proces: nic nie wychodzi.',
    },
    others: {
      where: 'Inne strony',
      text: 'Żadne: program nie wysyła niczego na inne serwery i\u00a0nie wczytuje z\u00a0nich plików.',
    },
  },
  browser: 'Pamięć przeglądarki',
  browserText: 'Program nie używa plików cookie. W\u00a0przeglądarce zapisuje:',
  local: 'przeglądarka',
  tab: 'karta',
  bin: ({ restingDays, binDays }: KeptPeriods) =>
    `Usunięte konto studenta można przywrócić przez ${counted(restingDays, DAYS)} pracy serwera, inne rzeczy przez ${counted(binDays, DAYS)}; potem są kasowane na zawsze. Na żądanie osoby wykładowca albo administrator kasuje jej konto w\u00a0Koszu od razu. Dane jednej osoby pobiera ona sama, jej wykładowca albo administrator.`,
  print: 'Drukuj',
} as const;

/** What the web app stores in a browser, by the names of its keys; keys composed at run time by their prefix. (KEY-1, PRV-17) */
export const browserMemoryText = {
  local: {
    rememberMeToken: 'zapamiętane zalogowanie; znika po wylogowaniu',
    route: 'ostatnio odwiedzona strona; znika po wylogowaniu',
    game: 'ostatnio otwarta gra; znika po wylogowaniu',
    theme: 'wygląd: jasny czy ciemny',
    cookies: 'że informacja o\u00a0pamięci przeglądarki została przeczytana',
    sound: 'czy dźwięk jest włączony',
    hints: 'które podpowiedzi były już pokazane',
    surveys: 'niedokończone odpowiedzi w\u00a0ankiecie',
    practice: 'postęp rozgrzewki',
    keys: 'czy pojedyncze klawisze są włączone',
    map: 'ustawienia mapy',
    pageSize: 'ile wierszy list jest na stronie',
    person: 'czyja jest ostatnio odwiedzona strona i\u00a0gra: numer konta; znika po wylogowaniu',
    shared: 'że zalogowanie ma zniknąć z\u00a0zamknięciem przeglądarki (wspólne komputery)',
    devices: 'znak, po którym konto poznaje tę przeglądarkę; zostaje po wylogowaniu i\u00a0nikogo nie loguje',
  },
  tab: {
    auth: 'zalogowanie tej karty; znika z\u00a0jej zamknięciem',
    moments: 'które chwile gry były już pokazane',
  },
  composed: {
    'plan-…': 'odhaczone punkty planu lekcji (wykładowca)',
    'fracht-session': 'która karta przeglądarki właśnie odnawia zalogowanie; znika po chwili',
    '… (szkic)': 'niezapisane zmiany w\u00a0edytorach, dla każdej osoby osobno',
  },
} as const;
