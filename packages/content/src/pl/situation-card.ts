import { NUMBER } from './number.ts';

const GAP = '\u00a0';

/** Polish texts only found on the card of an open situation: its time, the field for minutes, and its end. */
export const situationCardText = {
  time: {
    left: 'na premię zostało',
    real: (time: string) => `realnie ${time}`,
    over: 'czas na premię minął',
    HALF: 'Minęła połowa czasu na premię.',
    FEW: 'Do końca czasu na premię zostało 5\u00a0minut.',
    OVER: 'Czas na premię minął. Nadal musisz odpowiedzieć.',
  },
  /** The points for a call, and the premium that it forfeits. (SIC-2) */
  price: (points: number) =>
    points === 0 ? 'bez punktów' : `${points < 0 ? 'zabiera' : 'daje'} ${NUMBER.format(Math.abs(points))}${GAP}pkt`,
  alone: 'Za rozwiązanie bez telefonu jest osobna premia. Każdy telefon ją odbiera.',
  aloneYet: 'Za rozwiązanie bez telefonu jest osobna premia. Każdy telefon ją odbiera, także ten, który daje punkty.',
  minutes: (what: string) => `${what}: o${GAP}ile minut?`,
  minutesUnit: 'min',
  minutesHint: 'Od 0 do 480 minut. Im więcej, tym trudniej o\u00a0zgodę.',
  minutesExample: 'np. 30',
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
