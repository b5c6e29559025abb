import { counted } from './plural.ts';

const ANSWERS = { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' } as const;
const EVENTS = { one: 'zdarzenie', few: 'zdarzenia', many: 'zdarzeń' } as const;
const REMARKS = { one: 'uwaga', few: 'uwagi', many: 'uwag' } as const;
const PEOPLE = { one: 'osobę', few: 'osoby', many: 'osób' } as const;

/** Polish texts of the page that tests a school's network before a lesson. */
export const networkTestText = {
  title: 'Test sieci',
  sub: 'Sprawdza, czy na tym komputerze odbędzie się lekcja. Nie trzeba się logować ani niczego instalować.',
  running: 'Sprawdzam. Potrwa to kilka sekund.',
  verdicts: {
    SOCKET: 'Na tym komputerze lekcja będzie działać.',
    STREAM: 'Na tym komputerze lekcja będzie działać przez strumień zdarzeń, bo sieć blokuje gniazda.',
    NO_BROWSER: 'Na tym komputerze lekcja nie będzie działać: przeglądarka jest za stara.',
    NO_SERVER: 'Na tym komputerze lekcja nie będzie działać: serwer gry nie odpowiada.',
    NO_WAY: 'Na tym komputerze lekcja nie będzie działać: sieć blokuje i\u00a0gniazda, i\u00a0strumień zdarzeń.',
    AGAIN:
      'Nie wiadomo, czy na tym komputerze lekcja będzie działać: zbyt wiele testów naraz. Uruchom ponownie za minutę.',
  },
  remarks: (count: number) => `${counted(count, REMARKS)} poniżej.`,
  again: 'Uruchom ponownie',
  copy: 'Kopiuj jako tekst',
  copied: 'Skopiowano',
  notCopied: 'Przeglądarka nie pozwala kopiować. Zaznaczony tekst skopiuj skrótem Ctrl+C.',
  reportTitle: 'Fracht, test sieci',
  print: 'Drukuj',
  list: 'Wyniki testu',
  facts: { address: 'Adres', date: 'Data', browser: 'Przeglądarka' },
  checks: {
    calls: { name: 'Odpowiedzi serwera', what: 'Pięć zapytań jedno po drugim.' },
    clock: { name: 'Zegar', what: 'Zegar tego komputera obok zegara serwera.' },
    ownSocket: { name: 'Gniazdo na porcie strony', what: 'Pierwsza droga gry.' },
    portSocket: { name: 'Gniazdo na osobnym porcie', what: 'Druga droga gry.' },
    stream: { name: 'Strumień zdarzeń', what: 'Droga zapasowa, gdy sieć blokuje gniazda.' },
    arrival: { name: 'Pośrednicy', what: 'Czy coś po drodze zmienia odpowiedzi.' },
    speed: { name: 'Szybkość', what: 'Plik programu pobrany z\u00a0pominięciem pamięci podręcznej.' },
    browser: { name: 'Przeglądarka', what: 'Funkcje, których gra potrzebuje.' },
  },
  states: {
    RUNS: 'Sprawdzam',
    GOOD: 'Dobrze',
    WEAK: 'Uwaga',
    FAILED: 'Nie działa',
    UNKNOWN: 'Nie sprawdzono',
  },
  noAnswer: 'brak odpowiedzi',
  strange: 'odpowiedziało coś innego niż serwer gry',
  tooMany: 'zbyt wiele testów naraz z\u00a0tej sieci, uruchom ponownie za minutę',
  status: (status: number) => `odmowa, kod ${String(status)}`,
  notMeasured: 'nie zmierzono',
  kilobytes: (count: string) => `${count}\u00a0kB/s`,
  megabytes: (count: string) => `${count}\u00a0MB/s`,
  figures: {
    calls: (median: string, answered: number, made: number) =>
      `${median}\u00a0ms (mediana), ${counted(answered, ANSWERS)} z\u00a0${String(made)}`,
    clock: (off: string) => `różnica do ${off}`,
    fast: (off: string) => `spieszy się o\u00a0${off}`,
    slow: (off: string) => `spóźnia się o\u00a0${off}`,
    closed: 'nie otwiera się',
    socket: (ms: string) => `otwarte po ${ms}\u00a0ms`,
    portSocket: (ms: string, port: string) => `port ${port}, otwarte po ${ms}\u00a0ms`,
    portClosed: (port: string) => `port ${port} nie otwiera się`,
    noPort: 'serwer nie podał portu',
    stream: (ms: string, count: number) => `${counted(count, EVENTS)} po kolei, w\u00a0ciągu ${ms}\u00a0ms`,
    atOnce: 'zdarzenia przyszły wszystkie naraz',
    secure: 'połączenie szyfrowane (https)',
    open: 'połączenie nieszyfrowane (http)',
    packed: (encoding: string) => `kompresja ${encoding}`,
    unpacked: 'bez kompresji',
    noProxy: 'żaden pośrednik się nie przedstawia',
    proxy: (name: string) => `pośrednik: ${name}`,
    address: (address: string) => `serwer widzi adres ${address}`,
    speed: (rate: string, one: string, all: string, people: number) =>
      `co najmniej ${rate}; pierwsze wejście do gry: ok. ${one}, a\u00a0na łączu wspólnym na ${counted(people, PEOPLE)} do ${all}`,
    browser: (name: string, stores: boolean) =>
      `${name}; pamięć strony: ${stores ? 'działa' : 'zablokowana'}; pliki cookie: niepotrzebne`,
    lacks: (name: string, functions: string) => `${name}; brakuje: ${functions}`,
  },
  advice: {
    noCalls: (host: string) =>
      `Bez odpowiedzi serwera lekcja się nie odbędzie; poproś administratora sieci o\u00a0odblokowanie adresu ${host} dla HTTP i\u00a0HTTPS.`,
    lostCalls:
      'Część odpowiedzi ginie, więc gra będzie chwilami tracić połączenie; poproś administratora sieci o\u00a0sprawdzenie Wi\u2011Fi albo kabla tego komputera.',
    slowCalls: (host: string) =>
      `Odpowiedzi są wolne, więc skutki decyzji będzie widać z\u00a0opóźnieniem; poproś administratora sieci, żeby ruch do ${host} omijał filtr treści, i\u00a0o\u00a0sprawdzenie Wi\u2011Fi.`,
    clock:
      'Lekcji to nie przeszkadza, bo gra liczy czas zegarem serwera, ale bardzo zła data potrafi zablokować strony https; poproś administratora o\u00a0włączenie synchronizacji czasu.',
    ownSocket:
      'Gra będzie szukać innej drogi, co przy wejściu potrwa kilka sekund; poproś administratora sieci, żeby pośrednik i\u00a0zapora przepuszczały gniazda (WebSocket) pod ścieżką /socket.',
    sparePort:
      'Lekcji to nie przeszkadza, bo działa gniazdo na porcie strony; administratora nie trzeba o\u00a0nic prosić.',
    port: (host: string) =>
      `Ta droga gry jest zamknięta; poproś administratora sieci o\u00a0otwarcie połączeń wychodzących do ${host}.`,
    stream: (host: string, isSpare: boolean) =>
      isSpare
        ? `Dopóki działa gniazdo, lekcji to nie przeszkadza; na wypadek jego blokady poproś administratora sieci o\u00a0przepuszczanie strumieni text/event-stream z\u00a0${host}.`
        : `Bez gniazd i\u00a0bez strumienia gra nie ma drogi; poproś administratora sieci o\u00a0przepuszczanie strumieni text/event-stream z\u00a0${host}.`,
    buffered: (host: string, isSpare: boolean) =>
      isSpare
        ? `Dopóki działa gniazdo, lekcji to nie przeszkadza; na wypadek jego blokady poproś administratora sieci, żeby pośrednik nie wstrzymywał (nie buforował) odpowiedzi z\u00a0${host}.`
        : `Pośrednik wstrzymuje strumień do jego końca, więc gra niczego nie dostanie; poproś administratora sieci, żeby nie buforował odpowiedzi z\u00a0${host}.`,
    changed: (host: string) =>
      `Coś po drodze zmienia treść odpowiedzi, więc gra może pokazywać błędy; poproś administratora sieci o\u00a0wyłączenie przerabiania stron dla ${host}.`,
    insecure: (host: string) =>
      `Ta strona przyszła bez szyfrowania, a\u00a0serwer ma działać z\u00a0szyfrowaniem; otwórz https://${host}/test, a\u00a0jeśli się nie otwiera, poproś administratora sieci o\u00a0przepuszczanie HTTPS.`,
    unpacked: (host: string) =>
      `Lekcja będzie działać, tylko strony wczytają się wolniej; poproś administratora sieci, żeby pośrednik nie rozpakowywał odpowiedzi z\u00a0${host}.`,
    noFile: (host: string) =>
      `Pliki programu nie docierają, więc część ekranów może się nie otworzyć; poproś administratora sieci o\u00a0przepuszczanie wszystkich plików z\u00a0${host}/assets/.`,
    slowFile:
      'Pierwsze wejście do gry potrwa długo, potem jest już szybko; poproś administratora sieci o\u00a0szybsze łącze dla sali albo otwórzcie grę kilka minut przed lekcją.',
    browser:
      'Gra się w\u00a0niej nie uruchomi; poproś administratora o\u00a0aktualną przeglądarkę Chrome, Edge, Firefox albo Safari.',
    storage:
      'Lekcja będzie działać, ale po odświeżeniu strony trzeba się zalogować na nowo; poproś administratora o\u00a0zezwolenie tej stronie na zapisywanie danych.',
  },
} as const;
