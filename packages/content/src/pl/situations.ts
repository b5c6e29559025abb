import type { TreeName } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const MINUTES = { one: 'minuta', few: 'minuty', many: 'minut' } as const;

/** Shown where a student first meets a situation's money, in the lobby and in help. (SIC-17) */
export const scaledText =
  'Kwoty są skalowane do gry, która trwa kilkadziesiąt minut: w\u00a0pracy duże szkody i\u00a0kary są wielokrotnie wyższe.';

/** Polish texts of the card of a critical situation or a change of date or transport. */
export const situationsText = {
  label: (name: string) => `Sytuacja: ${name}`,
  fold: 'Zwiń, odpowiem później',
  noCar: 'bez samochodu',
  toCar: (car: string) => `Pokaż samochód ${car}`,
  reported: (hour: string) => `Zgłoszenie, ${hour}`,
  goesOn: 'gra toczy się dalej',
  stands: 'zegar gry stoi',
  report: (hour: string) => `Zgłoszenie z${GAP}${hour}`,
  queue: 'Sytuacje do rozwiązania',
  queuePlace: (place: number) => `${place}.`,
  queueOrder: (order: string) => `(zlecenie ${order})`,
  trees: {
    situation: 'Zdarzenie',
    carSituation: 'Pojazd',
    timeWindowSituation: 'Okno czasowe',
  } satisfies Readonly<Record<TreeName, string>>,
  treesLabel: 'Etapy sytuacji',
  answers: 'Odpowiedzi',
  chosen: (isOffline: boolean) => (isOffline ? 'Wybrane, czeka na wysłanie' : 'Wybrane, wysyłamy'),
  text: 'Twoja odpowiedź',
  textMissing: 'Wpisz odpowiedź.',
  send: 'Wyślij odpowiedź',
  paused: 'Teraz nie możesz odpowiedzieć:',
  refused: (order: string, name: string, reason: string) =>
    `Zlecenie ##${order}##, ${name}: Twoja odpowiedź nie została przyjęta. ${reason}`,
  numbers: {
    title: 'Numery',
    pick_phone: 'Telefon: załadunek',
    deliver_phone: 'Telefon: rozładunek',
    case_number: 'Numer szkody',
    police_number: 'Notatka policyjna',
    copy: (what: string) => `Kopiuj: ${what}`,
    copied: 'Skopiowano.',
    notCopied: 'Przeglądarka nie pozwoliła skopiować numeru. Zaznacz go i skopiuj ręcznie.',
  },
  feedback: {
    title: 'Skutek Twojej decyzji',
    empty: 'Decyzja przyjęta.',
    points: (points: string) => `${points}${GAP}pkt`,
    right: 'Odpowiedź prawidłowa.',
    wrong: 'Odpowiedź nieprawidłowa.',
    agreed: (minutes: number) =>
      minutes === 0 ? 'Bez zmiany: nie prosisz o\u00a0ani minutę.' : `Zgoda: ${counted(minutes, MINUTES)}.`,
    denied: (minutes: number) => `Odmowa: ${counted(minutes, MINUTES)} to za dużo.`,
    your: (answer: string) => `Twoja odpowiedź: ${answer}`,
    next: 'Dalej',
  },
  done: {
    title: 'Sytuacja rozwiązana',
    reached: (points: string) => `Razem za decyzje: ${points}${GAP}pkt`,
    close: 'Zamknij',
  },
} as const;
