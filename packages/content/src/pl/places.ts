import type { BotsLevel } from '@fracht/engine';
import { counted } from './plural.ts';

const STUDENTS = { one: 'student', few: 'studentów', many: 'studentów' } as const;
const BOTS = { one: 'bot', few: 'boty', many: 'botów' } as const;
const WITH_BOTS = { one: 'botem', few: 'botami', many: 'botami' } as const;
const PLACES = { one: 'miejsce', few: 'miejsca', many: 'miejsc' } as const;

const LEVELS: Readonly<Record<BotsLevel, string>> = {
  careless: 'łatwy',
  ordinary: 'średni',
  good: 'trudny',
  mixed: 'różny',
};

/** Polish texts of the places in the lobby, and of the choice about bots. */
export const placesText = {
  title: 'Miejsca',
  choose: (name: string) => `Kto gra na miejscu: ${name}`,
  bot: (level: BotsLevel) => `poziom ${LEVELS[level]}`,
  sits: (level: BotsLevel) => `bot, poziom ${LEVELS[level]}`,
  nobody: 'bez bota',
  all: (count: number) => counted(count, PLACES),
  head: (game: string, count: number) => (count === 0 ? game : `${game} · ${counted(count, PLACES)}`),
  counts: (students: number, bots: number) => `${counted(students, STUDENTS)} · ${counted(bots, BOTS)}`,
  waits: 'do przyjścia tej osoby',
  extra: 'wolne miejsce',
  switch: 'Boty na wolnych miejscach',
  places: 'Liczba miejsc',
  asMembers: (count: number) => `tyle, ile osób w\u00a0grupie: ${String(count)}`,
  level: 'Poziom wszystkich botów',
  levels: LEVELS,
  takesOver: 'Kto wyjdzie, zachowa miejsce: po minucie bot pilnuje tylko odpoczynków jego kierowców.',
  marked: 'Wyniki botów są oznaczone i\u00a0nie wchodzą do rankingu.',
  starts: (students: number, bots: number) =>
    `${counted(students, STUDENTS)} i\u00a0${counted(bots, BOTS)}. Kto się spóźni, zacznie w\u00a0trakcie własną firmę.`,
  alone: (bots: number) =>
    `Do startu potrzebny jest co najmniej jeden student: zagra z\u00a0${counted(bots, WITH_BOTS)}.`,
} as const;
