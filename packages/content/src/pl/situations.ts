import type { TreeName } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const MINUTES = { one: 'minuta', few: 'minuty', many: 'minut' } as const;
const WAITING = { one: 'sytuacja czeka', few: 'sytuacje czekają', many: 'sytuacji czeka' } as const;

/** Polish of the card of a critical situation or a change of date or transport. (spec §2, rules §9) */
export const situationsText = {
  label: (name: string) => `Sytuacja: ${name}`,
  fold: 'Zwiń, odpowiem później',
  unfold: 'Pokaż',
  toMap: 'Pokaż na mapie',
  sheet: 'Pokaż więcej',
  sheetLess: 'Pokaż mniej',
  noCar: 'bez samochodu',
  reported: (hour: string) => `Zgłoszenie, ${hour}`,
  goesOn: 'gra toczy się dalej',
  waiting: (count: number) => `${counted(count, WAITING)} na Twoją decyzję`,
  queue: 'Sytuacje do rozwiązania',
  queueItem: (place: number, name: string, order: string) => `${place}. ${name}, zlecenie ${order}`,
  time: {
    left: 'czas na premię',
    over: 'czas na premię minął',
    spoken: (time: string) => `Czas na premię: ${time}`,
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
  answerKey: (place: number) => `Klawisz ${place}`,
  minutes: (what: string) => `${what}: o${GAP}ile minut?`,
  minutesUnit: 'min',
  minutesHint: 'Od 0 do 480 minut. Im więcej, tym trudniej o\u00a0zgodę.',
  text: 'Twoja odpowiedź',
  send: 'Wyślij odpowiedź',
  paused: 'Teraz nie możesz odpowiedzieć:',
  help: {
    title: 'Pomoc',
    driver: 'Zadzwoń do kierowcy',
    boss: 'Zadzwoń do szefa',
    note: 'poproś o\u00a0radę',
    asked: 'już po rozmowie',
    advice: 'Rada',
    knowledge: 'Wiedza',
    free: 'bez wpływu na punkty',
  },
  numbers: {
    title: 'Numery',
    pick_phone: 'Telefon: załadunek',
    deliver_phone: 'Telefon: rozładunek',
    case_number: 'Numer szkody',
    police_number: 'Notatka policyjna',
  },
  feedback: {
    title: 'Skutek Twojej decyzji',
    empty: 'Decyzja przyjęta.',
    points: (points: string) => `${points}${GAP}pkt`,
    right: 'Odpowiedź prawidłowa.',
    wrong: 'Odpowiedź nieprawidłowa.',
    agreed: (minutes: number) => `Zgoda: ${counted(minutes, MINUTES)}.`,
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
