type EventFacts = { readonly way: string; readonly name: string; readonly amount: string };

/** Polish texts of the game that plays itself on the landing page. */
export const landingShowText = {
  label: 'Pokaz rozgrywki',
  about:
    'Nagrana rozgrywka czterech dyspozytorów: samochody ich firm jeżdżą po mapie, są ładowane i\u00a0rozładowywane, stają na parkingach i\u00a0trafiają na sytuacje krytyczne. Obok widać godzinę w\u00a0grze, pieniądze i\u00a0punkty grupy.',
  demo: 'Pokaz',
  day: (day: number) => `Dzień ${String(day)}`,
  money: 'Pieniądze',
  points: 'Punkty',
  round: (round: number, percent: number) => `Runda ${String(round)}, upłynęło ${String(percent)} procent czasu`,
  pause: 'Zatrzymaj pokaz',
  play: 'Wznów pokaz',
  way: (from: string, to: string) => `${from} → ${to}`,
  trip: (from: string, to: string, at: string) => `${from} → ${to}, dojazd o\u00a0${at}`,
  idle: 'Dyspozytorzy wybierają zlecenia',
  notices: {
    ORDER_LOADED: ({ way }: EventFacts) => `Załadunek zakończony: ${way}`,
    DELIVERED_ON_TIME: ({ way, amount }: EventFacts) => `Dostawa na czas: ${way}, +${amount}`,
    DELIVERED_LATE: ({ way, amount }: EventFacts) => `Dostawa po terminie: ${way}, +${amount}`,
    EMERGENCY: ({ name }: EventFacts) => `Sytuacja krytyczna: ${name}`,
    EMERGENCY_RESOLVED: ({ name }: EventFacts) => `Sytuacja rozwiązana: ${name}`,
    CHANGE_EVENT: ({ name }: EventFacts) => `Klient zmienia zlecenie: ${name}`,
    ACCIDENT: ({ name }: EventFacts) => `Na trasie: ${name}`,
    REST: () => 'Kierowca odpoczął, czas jazdy liczy się od nowa',
    ROUND: ({ amount }: EventFacts) => `Zaczyna się runda ${amount}`,
    END: () => 'Koniec rozgrywki. Za chwilę pokaz zacznie się od nowa',
  },
} as const;
