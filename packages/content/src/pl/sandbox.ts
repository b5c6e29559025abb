import type { SandboxRefusal } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';

/** Polish texts of the game in which an author tries a situation on the map. */
export const sandboxText = {
  open: 'Zagraj na mapie',
  unfinished: 'Popraw najpierw błędy w\u00a0formularzu.',
  setup: {
    title: 'Gdzie i\u00a0kiedy?',
    intro:
      'Sytuacja zdarzy się od razu, w\u00a0takiej postaci, jaką ma teraz w\u00a0edytorze. Nic nie zostanie zapisane.',
    type: 'Samochód',
    from: 'Skąd jedzie',
    to: 'Dokąd jedzie',
    km: 'Miejsce na trasie',
    kmOf: (km: string, length: string) => `${km} z\u00a0${length}`,
    hour: 'Godzina',
    hourOf: (hour: number) => `${String(hour)}:00`,
    usual: 'Typowe miejsce',
    play: 'Zagraj',
    cancel: 'Wróć do edytora',
    sleeps: (place: string) => `postój: ${place}`,
  },
  player: { first_name: 'Gracz', last_name: 'próbny' },
  refusals: {
    TYPE_DIFFERS: 'Do tego typu samochodu sytuacja nie przychodzi. Wybierz inny.',
    NO_DRIVE: 'Wybierz dwa różne miasta.',
    LAND_DIFFERS: 'W\u00a0tym kraju sytuacja się nie zdarza. Przesuń miejsce albo zmień trasę.',
    NO_PARKING: 'Na tej trasie nie ma takiego parkingu. Zmień trasę.',
    NEVER_MET:
      'W\u00a0tym stanie samochód nie wiezie zlecenia, więc sytuacja nigdy się nie zdarzy. Zmień stan samochodu w\u00a0opisie.',
    NOTHING_ASKED: 'Ta sytuacja o\u00a0nic nie pyta. Dodaj pierwsze pytanie.',
  } satisfies Readonly<Record<SandboxRefusal, string>>,
  stage: {
    title: (name: string) => `Próba: ${name}`,
    pace: 'Tempo',
    stop: 'Stop',
    times: (pace: number) => `${String(pace)}×`,
    skip: 'Do następnego zdarzenia',
    skipShort: 'Dalej',
    nothingAhead: 'Dopóki nie odpowiesz, nic się samo nie stanie.',
    nothingMore: 'Nic więcej się już nie wydarzy.',
    again: 'Od początku',
    elsewhere: 'Inne miejsce',
    back: 'Wróć do edytora',
    map: 'Mapa',
    log: 'Dziennik',
    views: 'Widok',
    loading: 'Przygotowuję mapę…',
  },
  log: {
    title: 'Co się stało',
    empty: 'Jeszcze nic.',
    decision: (text: string) => `Odpowiedź: ${text}`,
    denied: 'druga strona odmówiła',
    agreed: (minutes: number) => `zgoda na ${counted(minutes, { one: 'minutę', few: 'minuty', many: 'minut' })}`,
    asked: (minutes: number) => `prośba o ${counted(minutes, { one: 'minutę', few: 'minuty', many: 'minut' })}`,
    newCar: 'wysłany samochód zastępczy',
    reached: 'Punkty za pytanie',
    call: { driver: 'Telefon do kierowcy', boss: 'Telefon do szefa' },
    points: (points: string) => `${points}${GAP}pkt`,
    car: (car: string, what: string) => `${car}: ${what}`,
    stands: (car: string, hour: string) => `${car} stoi do ${hour}`,
    pickWindow: (before: string, after: string) => `Okno załadunku: ${before} → ${after}`,
    deliverWindow: (before: string, after: string) => `Okno rozładunku: ${before} → ${after}`,
    destination: (before: string, after: string) => `Miasto rozładunku: ${before} → ${after}`,
    type: (before: string, after: string) => `Wymagany samochód: ${before} → ${after}`,
    unloading: (minutes: number) =>
      `Rozładunek potrwa ${counted(minutes, { one: 'minutę', few: 'minuty', many: 'minut' })}`,
    settled: 'Zlecenie rozliczone',
    balance: (money: string, points: string) => `razem ${money}, ${points}`,
  },
} as const;
