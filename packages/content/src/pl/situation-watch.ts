import type { StrikeKind } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const OPEN = { one: 'otwarta sytuacja', few: 'otwarte sytuacje', many: 'otwartych sytuacji' } as const;
const PLAYERS = { one: 'gracz', few: 'graczy', many: 'graczy' } as const;

/** Polish of the teacher's list of situations in a running game. (look.md "The teacher's live page") */
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
    choose: 'Wybierz sytuację',
    chooseFirst: 'Najpierw wybierz sytuację.',
    nobody: 'Nikt jeszcze nie gra.',
    groups: { CRITICAL: 'Krytyczne', CHANGE: 'Zmiany terminów i\u00a0transportu', RANDOM: 'Losowe' } satisfies Readonly<
      Record<StrikeKind, string>
    >,
    when: 'Trafi w\u00a0pierwszy samochód lub zlecenie gracza, do którego pasuje. Gdy teraz nic nie pasuje, poczeka do końca rundy.',
    loading: 'Wczytuję sytuacje…',
    failed: 'Nie udało się wczytać sytuacji.',
    again: 'Spróbuj ponownie',
    keep: 'Anuluj',
    act: 'Wywołaj',
    done: (name: string, who: string) => `Wywołano: ${name}. ${who}.`,
  },
} as const;
