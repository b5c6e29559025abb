import type { HelpCall, TreeName } from '@fracht/engine';
import { NUMBER } from './number.ts';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const MINUTES = { one: 'minuta', few: 'minuty', many: 'minut' } as const;

/** Said where a student first meets money of a situation, in the lobby and in help. (SIC-17) */
export const scaledText =
  'Kwoty są skalowane do gry, która trwa kilkadziesiąt minut: w\u00a0pracy duże szkody i\u00a0kary są wielokrotnie wyższe.';

/** Polish of the card of a critical situation or a change of date or transport. */
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
  time: {
    left: 'na premię zostało',
    real: (time: string) => `naprawdę ${time}`,
    over: 'czas na premię minął',
    HALF: 'Minęła połowa czasu na premię.',
    FEW: 'Do końca czasu na premię zostało 5\u00a0minut.',
    OVER: 'Czas na premię minął. Nadal musisz odpowiedzieć.',
  },
  trees: {
    situation: 'Zdarzenie',
    carSituation: 'Pojazd',
    timeWindowSituation: 'Okno czasowe',
  } satisfies Readonly<Record<TreeName, string>>,
  treesLabel: 'Etapy sytuacji',
  answers: 'Odpowiedzi',
  chosen: (isOffline: boolean) => (isOffline ? 'Wybrane, czeka na wysłanie' : 'Wybrane, wysyłamy'),
  minutes: (what: string) => `${what}: o${GAP}ile minut?`,
  minutesUnit: 'min',
  minutesHint: 'Od 0 do 480 minut. Im więcej, tym trudniej o\u00a0zgodę.',
  minutesExample: 'np. 30',
  plan: {
    late: (time: string) => `Według planu spóźnienie: ${time}`,
    inTime: (time: string) => `Według planu spóźnienie: 0${GAP}min., zapas: ${time}`,
  },
  text: 'Twoja odpowiedź',
  textMissing: 'Wpisz odpowiedź.',
  send: 'Wyślij odpowiedź',
  paused: 'Teraz nie możesz odpowiedzieć:',
  refused: (order: string, name: string, reason: string) =>
    `Zlecenie ##${order}##, ${name}: Twoja odpowiedź nie została przyjęta. ${reason}`,
  help: {
    title: 'Pomoc',
    driver: 'Kierowca',
    boss: 'Szef',
    price: (points: number) =>
      points === 0 ? 'bez punktów' : `${points < 0 ? 'zabiera' : 'daje'} ${NUMBER.format(Math.abs(points))}${GAP}pkt`,
    alone: 'Za rozwiązanie bez telefonu jest osobna premia. Każdy telefon ją odbiera.',
    aloneYet: 'Za rozwiązanie bez telefonu jest osobna premia. Każdy telefon ją odbiera, także ten, który daje punkty.',
    asked: 'już po rozmowie',
    advice: 'Rada',
    adviceOf: { driver: 'Rada kierowcy', boss: 'Rada szefa' } satisfies Readonly<Record<HelpCall, string>>,
    knowledge: 'Wiedza',
    free: 'bez wpływu na punkty',
  },
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
    inTime: (points: string) => `premia za czas: ${points}${GAP}pkt`,
    alone: (points: string) => `premia za samodzielność: ${points}${GAP}pkt`,
    calls: (points: string) => `rozmowy: ${points}${GAP}pkt`,
    whole: (points: string) => `cała sytuacja: ${points}${GAP}pkt`,
    close: 'Zamknij',
  },
  lapsed: {
    title: 'Nie ma już czego rozstrzygać',
    text: (order: string) =>
      `Zlecenie ${order} zakończyło się, zanim padła odpowiedź. Ta sytuacja nie czeka już na Twoją decyzję.`,
  },
  outlook: {
    goesOn: (car: string) => `${car} rusza w${GAP}dalszą drogę.`,
    stands: (car: string, hour: string) => `${car} stoi do ${hour}, potem rusza dalej.`,
    waits: (car: string, help: string) => `${car} czeka na pojazd zastępczy ${help}.`,
    sent: (car: string) => `Po ładunek wyruszy ${car}.`,
  },
} as const;
