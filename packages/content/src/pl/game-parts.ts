import type { RuleSource } from '@fracht/engine';

/** The sources of the rules that are mentioned for an order within one foreign country. */
const CABOTAGE_SOURCES: readonly RuleSource[] = [
  { law: 'HAULAGE_MARKET', article: 'art.\u00a08', checked: '2026-11-29' },
  { law: 'POSTING', article: 'art.\u00a01', checked: '2026-11-29' },
];

/** Polish texts of the marks that several game screens share: windows, working time, fit, EU courses. */
export const partsText = {
  fit: {
    ok: 'zdąży',
    tight: 'ledwo zdąży',
    no: 'nie zdąży',
    spare: (time: string) => `zapas ${time}`,
    missing: (time: string) => `brakuje ${time}`,
    sendCar: 'wyślij samochód',
    pastLimit: 'tylko po limicie',
    pastEnd: 'nie zdąży przed końcem gry',
    pastEndBy: (time: string) => `nie zdąży przed końcem gry, brakuje ${time}`,
    end: (time: string) => `do końca gry ${time}`,
    later: { ok: 'zdąży, gdy się zwolni', tight: 'ledwo zdąży, gdy się zwolni' },
    dotted: (one: string, other: string) => `${one} · ${other}`,
    held: {
      COMPANY: (held: number, limit: number) => `samochody firmowe zajęte: ${held}\u00a0z\u00a0${limit}`,
      HIRED: (held: number, limit: number) => `podwykonawcy zatrudnieni: ${held}\u00a0z\u00a0${limit}`,
    },
    carPastLimit: (car: string) => `${car}, tylko po limicie`,
    loading: (time: string) => `zał. ${time}`,
    window: (time: string) => `okno ${time}`,
    day: (time: string) => `doba ${time}`,
    dot: ' · ',
    carMissing: (car: string, time: string) => `${car}, brakuje ${time}`,
    noCar: (type: string) => `brak wolnego ${type}`,
    hired: 'podwykonawca',
    subcontractor: (type: string) => `podwykonawca ${type}`,
    counting: 'liczę…',
  },
  windows: {
    loading: 'okno załadunku',
    unloading: 'okno rozładunku',
    plan: 'plan przyjazdu',
    spoken: (loading: string, unloading: string) => `Załadunek ${loading}, rozładunek ${unloading}`,
    spokenPlan: (loading: string, unloading: string, plan: string) =>
      `Załadunek ${loading}, rozładunek ${unloading}, plan przyjazdu ${plan}`,
  },
  work: {
    spoken: (worked: string, limit: string, left: string) => `Czas jazdy ${worked} z\u00a0${limit}, zostało ${left}`,
    spokenOver: (worked: string, limit: string, over: string) =>
      `Czas jazdy ${worked} z\u00a0${limit}, po limicie ${over}`,
    of: (worked: string, limit: string) => `${worked} z\u00a0${limit}`,
    over: (time: string) => `+${time}`,
  },
  strip: {
    spoken: (car: string, now: string) => `Przebieg dnia i\u00a0plan jazdy, ${car}. Teraz: ${now}.`,
    drive: 'jazda',
    load: 'załadunek, rozładunek',
    wait: 'czekanie',
    rest: 'odpoczynek, przerwa',
    plan: 'plan',
    limit: (limit: string) => `limit ${limit}`,
    dayEnd: 'pora odpoczynku',
    restBy: (hour: string) => `Odpoczynek najpóźniej o ${hour}.`,
  },
  /** An order within one foreign country, by its country code. */
  cabotage: {
    short: (country: string) => `kabotaż\u00a0${country}`,
    long: 'Przewóz w\u00a0obrębie jednego obcego państwa',
    places: { DE: 'w\u00a0Niemczech', FR: 'we Francji', NL: 'w\u00a0Holandii', SE: 'w\u00a0Szwecji' } as Readonly<
      Record<string, string>
    >,
    elsewhere: 'w\u00a0jednym obcym państwie',
    knowledge: (where: string) =>
      `To kabotaż ${where}. Według przepisów wolno go wykonać po dostawie międzynarodowej, tym samym pojazdem: najwyżej 3\u00a0przewozy w\u00a07\u00a0dni, potem 4\u00a0dni przerwy w\u00a0tym państwie. Kierowca jest wtedy delegowany: przewoźnik zgłasza to w\u00a0systemie IMI przed przewozem.`,
    inGame: 'Gra tego nie pilnuje. Liczy tylko kursy UE, a\u00a0to jej własna reguła.',
    sources: CABOTAGE_SOURCES,
  },
  eu: {
    short: 'UE',
    long: 'Zlecenie zagraniczne',
    spoken: (done: number, most: number) => `Kursy UE: ${done} z\u00a0${most}`,
    of: (done: number, most: number) => `${done}/${most}`,
  },
  day: (day: number) => `dzień\u00a0${day}`,
  days: (first: number, last: number) => `dni\u00a0${first}–${last}`,
  dated: (days: string, hours: string) => `${days}, ${hours}`,
  points: (points: string) => `${points}\u00a0pkt`,
  perKm: (amount: string) => `${amount}\u00a0zł/km`,
  arrow: ' → ',
  range: (from: string, to: string) => `${from}–${to}`,
  via: (cities: string) => `przez ${cities}`,
  andMore: (cities: string, count: number) => `${cities} +${count}`,
  clear: 'Wyczyść filtry',
  toMap: 'Pokaż na mapie',
} as const;
