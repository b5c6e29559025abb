import { counted } from './plural.ts';

const CARS = { one: 'samochód', few: 'samochody', many: 'samochodów' } as const;

const times = (speed: number): string => `×\u00a0${String(speed)}`;

/** Polish texts of a game that a student plays alone, at the student's own pace. */
export const soloText = {
  label: 'Twoja gra',
  speed: 'Tempo gry',
  times,
  /** The label begins with the visible text, so that voice control can find it by that. */
  speedOption: (speed: number) => `${times(speed)}, ${speed === 1 ? 'tempo lekcji' : `${String(speed)} razy szybciej`}`,
  finish: 'Przerwij podejście',
  finishTitle: 'Przerwać podejście?',
  finishText:
    'Tego podejścia nie da się już dokończyć i\u00a0nie będzie się liczyć. Żeby zrobić przerwę, wystarczy wstrzymać grę: poczeka do końca terminu.',
  lobbyTitle: (title: string) => `Zadanie domowe: ${title}`,
  lobbySub: 'Grasz samodzielnie, we własnym tempie',
  canStart: 'Możesz zacząć. Grę wstrzymasz w\u00a0każdej chwili; sama się wstrzyma, gdy zamkniesz okno.',
  joining: 'Przygotowuję grę…',
  ordersWait: 'Zlecenia pojawią się tu, gdy rozpoczniesz grę.',
  carsWait: 'Samochody wyjadą na mapę, gdy rozpoczniesz grę.',
  company: (count: number) => `Flota w\u00a0tej grze: ${counted(count, CARS)}.`,
  term: {
    until: (end: string) => `Termin zadania: do ${end}.`,
    waits: (end: string) => `Zegar stoi, nic nie ucieka. Gra poczeka do ${end}.`,
    over: 'Termin zadania minął. Gra zaraz się skończy.',
    soon: (hour: string) => `Termin zadania mija o\u00a0${hour}.`,
    uncounted: 'Podejście, które nie skończy się w\u00a0terminie, nie liczy się.',
    short: (need: string, left: string) =>
      `W\u00a0tempie lekcji gra trwa ${need}, a\u00a0masz ${left} do końca terminu.`,
    faster: (pace: number) => `Żeby zdążyć, graj co najmniej w\u00a0tempie ×\u00a0${String(pace)}.`,
    tooLate: 'Nie zdążysz nawet w\u00a0najszybszym tempie.',
  },
  /** Above the server's message on when the debrief is shown. */
  heldBack: 'Podejście zapisane',
  uncounted: {
    title: 'To podejście się nie liczy.',
    over: 'Termin zadania minął, zanim gra dobiegła końca.',
    early: 'Gra skończyła się przed końcem ostatniej rundy.',
    kept: 'Nic nie przepadło: wynik, powtórka i\u00a0omówienie zostają.',
    counts: (score: string) => `Liczy się wynik ${score} z\u00a0innego podejścia.`,
    left: (count: number) => `Możesz spróbować jeszcze raz, zostało podejść: ${String(count)}.`,
  },
} as const;
