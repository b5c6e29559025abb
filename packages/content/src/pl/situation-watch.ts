import type { CarAction, Misfit, StrikeKind } from '@fracht/engine';
import { carActionLabels } from './game-labels.ts';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const OPEN = { one: 'otwarta sytuacja', few: 'otwarte sytuacje', many: 'otwartych sytuacji' } as const;
const OF_PLAYERS = { one: 'gracza', few: 'graczy', many: 'graczy' } as const;
const PLAYERS = { one: 'gracz', few: 'graczy', many: 'graczy' } as const;

/** Polish texts of the teacher's list of situations in a running game. */
export const watchText = {
  title: 'Otwarte sytuacje',
  open: (count: number) =>
    count === 0 ? 'Sytuacje graczy: żadna nie czeka' : `Sytuacje graczy: ${counted(count, OPEN)}`,
  close: 'Zamknij listę sytuacji',
  list: 'Lista otwartych sytuacji i\u00a0ostatnich odpowiedzi',
  empty: 'Nikt nie ma teraz otwartej sytuacji.',
  who: (name: string, question: number) => `${name}, pytanie${GAP}${question}`,
  noCar: 'bez samochodu',
  waits: 'Czeka',
  bonus: 'Minęło czasu na premię',
  bonusOver: 'Czas na premię minął',
  recent: 'Ostatnie odpowiedzi',
  byBot: '(bot na tym miejscu)',
  recentPoints: (points: string) => `${points}${GAP}pkt`,
  switch: {
    title: 'Nowe sytuacje',
    on: 'Przychodzą same w\u00a0trakcie rundy.',
    off: 'Zatrzymane. Możesz wywołać je samodzielnie.',
  },
  bring: {
    open: 'Wywołaj sytuację',
    title: 'Wywołaj sytuację',
    player: 'Gracz',
    everybody: (count: number) => `Wszyscy: ${counted(count, PLAYERS)}`,
    situation: 'Sytuacja',
    search: 'Szukaj sytuacji',
    chooseFirst: 'Najpierw wybierz sytuację.',
    nobody: 'Nikt jeszcze nie gra.',
    nothingFound: 'Nie ma takiej sytuacji.',
    kinds: { CRITICAL: 'krytyczna', CHANGE: 'zmiana', RANDOM: 'losowa' } satisfies Readonly<Record<StrikeKind, string>>,
    fits: (count: number) => `Pasują teraz: ${count}`,
    misses: (count: number) => `Teraz nie pasują: ${count}`,
    target: (order: string, car: string | null) => (car === null ? `zlecenie ${order}` : `${car}, zlecenie ${order}`),
    players: (count: number, all: number) => `u${GAP}${count} z${GAP}${counted(all, OF_PLAYERS)}`,
    otherDoing: (doing: CarAction | 'DRIVING') =>
      doing === 'DRIVING' ? 'żaden samochód teraz nie jedzie' : `czeka na stan „${carActionLabels[doing]}”`,
    misfits: {
      ASKS_NOTHING: 'o\u00a0nic nie pyta, więc na nikogo nie trafi',
      NOBODY_PLAYS: 'nikt teraz nie gra',
      NOTHING_UNDER_WAY: 'nic nie jest w\u00a0realizacji',
      OTHER_TYPE: 'brak pojazdu tego typu',
      OTHER_OWNER: 'dotyczy samochodu innego właściciela',
      AT_SEA: 'samochód jest na promie',
      OTHER_LAND: 'samochód jest po drugiej stronie granicy',
      OTHER_CARGO: 'ładunek jest na innym etapie',
      OTHER_GOODS: 'zlecenie wiezie inny towar',
      OTHER_OPEN: 'czeka już inna sytuacja',
      TOO_EARLY: 'za wcześnie, ładunek nie jest jeszcze odebrany',
      TOO_LATE: 'za późno na tę zmianę',
      MET: 'to zlecenie już ją miało',
      NOT_OVERDUE: 'kierowca ma jeszcze czas jazdy',
      NOT_LATE: 'okno załadunku jeszcze trwa',
      NO_FERRY: 'na tej trasie nie ma już promu',
    } satisfies Readonly<Record<Exclude<Misfit, 'OTHER_DOING'>, string>>,
    missed: (why: string) => `Teraz na nikogo nie trafi: ${why}.`,
    strikes: (what: string) => `Trafi od razu: ${what}.`,
    when: 'Trafi w\u00a0pierwszy samochód lub zlecenie gracza, do którego pasuje. Kogo teraz nie dotyczy, tego ominie.',
    loading: 'Wczytuję sytuacje…',
    failed: 'Nie udało się wczytać sytuacji.',
    again: 'Spróbuj ponownie',
    keep: 'Anuluj',
    act: 'Wywołaj',
    done: (name: string, who: string) => `Wywołano: ${name}. ${who}.`,
  },
} as const;
