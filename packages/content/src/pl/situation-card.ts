const GAP = '\u00a0';

/** Polish of what only the card of an open situation says: its time, the field for minutes, and its end. */
export const situationCardText = {
  time: {
    left: 'na premię zostało',
    real: (time: string) => `realnie ${time}`,
    over: 'czas na premię minął',
    HALF: 'Minęła połowa czasu na premię.',
    FEW: 'Do końca czasu na premię zostało 5\u00a0minut.',
    OVER: 'Czas na premię minął. Nadal musisz odpowiedzieć.',
  },
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
