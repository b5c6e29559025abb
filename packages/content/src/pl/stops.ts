import { counted, plural } from './plural.ts';

const GAP = '\u00a0';
const DECISIONS = { one: 'decyzja', few: 'decyzje', many: 'decyzji' } as const;
const OTHERS = { one: 'Pozostała', few: 'Pozostałe', many: 'Pozostałych' } as const;
const TIMES = { one: 'raz', few: 'razy', many: 'razy' } as const;
const RESTS = { one: 'inne', few: 'inne', many: 'innych' } as const;
const PEOPLE = { one: 'osoby', few: 'osób', many: 'osób' } as const;

/** Polish texts of a student's debrief: result, luck, and the decisions to begin with. */
export const stopsText = {
  title: 'Omówienie',
  result: {
    title: 'Twój wynik',
    /** After the percentage: it is a share of the gain, without the starting money. */
    ofBest: 'zysku najlepszego znanego',
    isBest: 'lepszego na Twoim miejscu nie znamy',
    best: 'najlepszy na Twoim miejscu',
    mean: 'średnia klasy',
    you: (score: string) => `Ty ${score}`,
    place: (place: number, count: number) => `${place}. miejsce z${GAP}${count}`,
    axis: 'Wyniki klasy na jednej osi',
    score: 'Wynik',
    whose: 'Czyj',
    own: 'Twój',
    other: (place: number) => `${place}. w${GAP}klasie`,
  },
  decisions: 'Decyzje',
  unassigned: 'Nieprzypisane',
  /** Below the sum: what its last part includes. */
  restNote:
    'Nieprzypisane: plan całej gry, postój samochodów, koszty sytuacji i\u00a0to, czego nikt nie mógł wiedzieć. Nie wynika to z\u00a0jednej decyzji ani z\u00a0losu.',
  toBest: (change: string) => `razem ${change} do najlepszego`,
  inAll: 'suma słabszych decyzji',
  luck: 'Los',
  noLuck: 'nic szczególnego',
  drawn: {
    THEFT: (chance: string) => `kradzież, ryzyko ${chance}`,
    CHECK: (chance: string) => `kontrola, ryzyko ${chance}`,
    CRASH: (chance: string) => `wypadek, ryzyko ${chance}`,
    REQUEST: (chance: string) => `klient nie dał czasu, ryzyko ${chance}`,
  },
  spared: {
    THEFT: (chance: string) => `bez kradzieży, ryzyko ${chance}`,
    CHECK: (chance: string) => `bez kontroli, ryzyko ${chance}`,
    CRASH: (chance: string) => `bez wypadku, ryzyko ${chance}`,
    REQUEST: (chance: string) => `klient dał czas, ryzyko odmowy ${chance}`,
  },
  accidents: 'zdarzenia losowe',
  moreLuck: (first: string, count: number) => (count === 0 ? first : `${first} i${GAP}${counted(count, RESTS)}`),
  /** The difference to the best known result as a sum; its parts are `sum`. */
  sum: {
    label: 'Z\u00a0czego wynika różnica do najlepszego znanego wyniku',
    all: 'Do najlepszego na Twoim miejscu',
    /** Shown on hovering over it. */
    allTitle:
      'Najlepszy znany wynik na Twoim miejscu: z\u00a0tą samą listą zleceń, gdy inni grają tak jak w\u00a0tej grze. Każdy ma swój.',
    decisions: 'decyzje',
    luck: 'los',
    rest: 'nieprzypisane',
    spoken: 'Decyzje, los i\u00a0nieprzypisane jako części różnicy',
  },
  list: {
    title: 'Co się stało',
    all: 'wszystkie decyzje',
    decision: 'decyzja',
    strength: 'mocna strona, już w\u00a0wyniku',
    /** For an order that was not delivered in the end. */
    plannedStrength: 'mocna strona, z\u00a0planu',
    shortStrength: 'mocna strona',
    broken: 'wbrew przepisom',
    spokenStrength: 'Mocna strona',
    none: 'Bez kosztownych decyzji',
    tooFew: 'Za mało decyzji, by coś powiedzieć',
    tooFewText: 'Zarezerwuj zlecenie, przy którym lista mówi „zdąży”, i\u00a0od razu wyślij po nie samochód.',
    noneText: 'Żadna Twoja decyzja nie kosztowała więcej niż potknięcie. Wszystkie są na liście obok.',
    rest: (count: number) => `${plural(count, OTHERS)} ${counted(count, DECISIONS)} razem`,
    threshold: (amount: string) =>
      `Do ${amount} lub 10${GAP}% różnicy decyzja jest równie dobra. Wymuszonych nie oceniamy.`,
    more: 'Liczymy dalej: zlecenia, samochody i\u00a0najlepszy znany wynik. Lista i\u00a0kwoty mogą się jeszcze zmienić.',
    print: 'drukuj',
    details: 'wynik w\u00a0szczegółach',
  },
  working: {
    title: 'Przygotowujemy omówienie decyzji',
    text: 'Każda decyzja jest rozgrywana jeszcze raz inaczej, a\u00a0to chwilę trwa. Powtórkę i\u00a0zlecenia możesz oglądać od razu.',
    progress: (percent: string) => `Policzono ${percent}`,
  },
  failed: {
    title: 'Nie udało się policzyć omówienia',
    text: 'Powtórka i\u00a0zlecenia działają bez zmian.',
    again: 'Spróbuj ponownie',
  },
  seen: {
    title: (hour: string) => `Co było widać o${GAP}${hour}`,
    working: 'Czas jazdy kierowcy',
    workingOf: (worked: string, limit: string) => `${worked} z${GAP}${limit}`,
    limit: 'Limit czasu jazdy',
    arrives: 'Do końca odcinka',
    pick: 'Okno załadunku',
    deliver: 'Okno rozładunku',
    parkings: 'Parkingi w\u00a0zasięgu',
    within: (count: number, guarded: number) =>
      guarded === 0
        ? String(count)
        : count === guarded
          ? `${count}, strzeżone`
          : `${count}, w${GAP}tym strzeżone: ${guarded}`,
    noParking: 'żaden',
    nothing: 'Lista zleceń i\u00a0mapa, jak w\u00a0powtórce tej chwili.',
  },
  chosen: 'Twój wybór',
  inClass: (times: number, players: number) =>
    `w${GAP}klasie: ${counted(times, TIMES)} u${GAP}${counted(players, PEOPLE)}`,
  /** Why, by what could be known, a decision was expected to bring more or less than the best other choice. */
  account: {
    title: 'Rachunek z\u00a0tamtej minuty',
    price: (price: string) => `1${GAP}pkt = ${price}`,
    CAR_TIME: 'Czas samochodu',
    /** The price of a risk: its probability times what it would cost. */
    risks: { FINE: 'Ryzyko kary z\u00a0kontroli', THEFT: 'Ryzyko kradzieży', FATAL_CRASH: 'Ryzyko wypadku' },
    named: (reason: string, points: string) => `${reason}, ${points}${GAP}pkt`,
    others: 'Pozostałe pozycje',
    total: 'Decyzja',
    nothing: 'Żadnej różnicy w\u00a0kwocie.',
    /** If the price of a car's time makes the whole difference. */
    timeAlone: (span: string, price: string) =>
      `Różnicę robi sam czas: samochód firmy zajęty ${span} dłużej, po ${price} za godzinę. Bez tego ten wybór nie byłby gorszy.`,
    /** If a decision is worse although it was expected to bring no less. */
    notWorse: {
      more: 'Więcej z\u00a0planu',
      same: 'Z\u00a0planu tyle samo',
      broken: (plan: string) => `${plan}, ale wbrew przepisom. Pieniądze tego nie zmieniają.`,
      minus: (plan: string) => `${plan}, ale to gorsza odpowiedź: daje mniej punktów. Pieniądze tego nie zmieniają.`,
    },
  },
  better: 'Co byłoby lepsze',
  betterByLaw: 'Lepiej i\u00a0zgodnie z\u00a0przepisami',
  weaker: 'Co byłoby słabsze',
  brings: (amount: string) => `Z${GAP}planu: ${amount}.`,
  timeOf: (amount: string, time: string) => `${amount}, w${GAP}tym ${time} za czas samochodu`,
  noSecond: 'Żaden inny z\u00a0porównanych wyborów nie był równie dobry.',
  alsoGood: (others: string) => `Też dobrze: ${others}.`,
  rule: (rule: string) => `Zasada: ${rule}`,
  why: (why: string) => `Dlaczego: ${why}`,
  /** What the author of a situation says to a player who gives the best answer, when another one was given. */
  whyBest: (why: string) => `Przy najlepszej odpowiedzi byłoby: „${why}”`,
  broken: 'Wbrew przepisom: zysk się nie liczy.',
  /** By what a rule is broken, where that is written, and when it was looked up. */
  law: (why: string, where: string, checked: string | null) =>
    checked === null ? `${why}: ${where}.` : `${why}: ${where}. Sprawdzono ${checked}.`,
  dearer: (amount: string) => `Dobra odpowiedź, choć z${GAP}planu droższa: ${amount}.`,
  /** What chance took from a decision that cost nothing. */
  badLuck: {
    answer: 'Dobra odpowiedź, pech',
    other: 'Dobra decyzja, pech',
    plain: 'Pech',
    unguarded: 'Parking niestrzeżony, pech',
  },
  /** If nothing that could still be done kept to the driver's limits. */
  tooLate: {
    title: 'Co byłoby lepsze',
    pick: 'Wcześniejszy odpoczynek',
    text: 'W\u00a0tej chwili żaden wybór nie mieścił się już w\u00a0limitach kierowcy.',
  },
  again: 'Zagraj to jeszcze raz',
  whatIf: 'Co by było, gdyby…',
  onMap: 'Pokaż na mapie',
  everything: {
    title: 'Wszystkie decyzje',
    back: 'Omówienie',
    moment: 'Chwila',
    decision: 'Decyzja',
    chosen: 'Wybór',
    grade: 'Ocena',
    loss: 'Strata, zł',
    named: (title: string, when: string) => `${title}, ${when}`,
    whatIf: (what: string) => `Co by było, gdyby inaczej: ${what}`,
    none: 'W\u00a0tej grze nie było żadnej decyzji.',
    forced: 'Bez innego wyjścia',
  },
} as const;
