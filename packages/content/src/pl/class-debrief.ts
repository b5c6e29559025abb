import { counted } from './plural.ts';

const GAP = '\u00a0';
const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const OTHER_POINTS = {
  one: 'inna wspólna decyzja',
  few: 'inne wspólne decyzje',
  many: 'innych wspólnych decyzji',
} as const;

/** Polish texts of the debrief that a teacher leads with the class: its page, its printed page and its files. */
export const classDebriefText = {
  title: 'Omówienie',
  heading: (game: string) => `Omówienie: ${game}`,
  back: 'Wróć do rozgrywek',
  people: (count: number) => counted(count, PEOPLE),
  project: 'Na rzutnik',
  projectPoint: (name: string) => `Na rzutnik: ${name}`,
  save: 'Pobierz',
  xlsx: 'xlsx',
  csv: 'CSV',
  print: 'Wydruk',
  printAll: 'Wydruki studentów',
  working: {
    title: 'Liczę, ile warte były decyzje klasy',
    text: 'Każda decyzja jest rozgrywana jeszcze raz z\u00a0innym wyborem. Ta strona odświeża się sama.',
    share: (percent: number) => `Policzono ${String(percent)}${GAP}%`,
  },
  failed: {
    title: 'Nie udało się przygotować omówienia',
    text: 'Wyniki i\u00a0przebieg gry są bezpieczne. Podsumowanie i\u00a0powtórka działają bez zmian.',
    again: 'Spróbuj ponownie',
  },
  plan: {
    title: 'Plan omówienia',
    minutes: (count: number) => `${String(count)}${GAP}min.`,
    slides: {
      CURVE: { name: 'Przebieg gry', note: 'krzywa grupy' },
      SURPRISE: { name: 'Zaskoczenie', note: '' },
      BEST_MOMENT: { name: 'Najlepszy moment', note: '' },
      BEST_KNOWN: { name: 'Najlepszy znany plan', note: 'obok planu grupy' },
      BESIDE: { name: 'Dwie rozgrywki', note: 'obok siebie' },
      NEXT: { name: 'Co dalej', note: 'następnym razem' },
      SENTENCES: { name: 'Na koniec', note: 'co zrobimy inaczej' },
    },
    decision: (number: number, all: number) => `decyzja ${String(number)} z${GAP}${String(all)}`,
    unlawful: (number: number, all: number) => `wbrew przepisom, decyzja ${String(number)} z${GAP}${String(all)}`,
    names: 'Nazwiska na rzutniku',
  },
  curve: {
    title: 'Wynik grupy',
    unit: 'tys.',
    table: 'Tabela',
    round: (round: number) => `Runda ${String(round)}`,
    start: 'Początek',
    after: (round: number) => `Po rundzie ${String(round)}`,
    when: 'Kiedy',
    group: 'grupa',
    best: 'najlepszy',
    spoken: (from: string, to: string) => `Wynik grupy: od ${from} do ${to}.`,
    spokenBest: (to: string) => `Najlepszy znany plan: ${to}.`,
    spokenBeside: (game: string, to: string) => `${game}: ${to}.`,
    none: 'Ta gra skończyła się, zanim było co narysować.',
  },
  beside: {
    label: 'Obok',
    none: 'bez porównania',
    option: (name: string, date: string) => `${name} (${date})`,
    title: (name: string) => `Obok: ${name}`,
    working: 'Liczę drugą rozgrywkę.',
    failed: 'Nie udało się policzyć drugiej rozgrywki.',
    nothing: 'Żadna wspólna decyzja nic tu nie kosztowała.',
  },
  /** The decisions at which most people broke a rule of law or safety. */
  unlawful: {
    title: 'Wbrew przepisom',
    legend: 'ile decyzji wbrew przepisom · zielone: najlepsza odpowiedź',
    broke: 'Wbrew przepisom',
    lost: (loss: string) => `strata pozostałych ${loss}`,
  },
  dearest: {
    title: 'Najdroższe decyzje klasy',
    legend: 'strata z\u00a0planu, z\u00a0punktami · zielone: najlepsza odpowiedź',
    columns: { number: 'Numer', decision: 'Decyzja', answers: 'Odpowiedzi', loss: 'Strata', actions: 'Działania' },
    open: 'Otwórz',
    close: 'Zamknij',
    openPoint: (name: string) => `Otwórz: ${name}`,
    closePoint: (name: string) => `Zamknij: ${name}`,
    none: 'Żadna decyzja, przed którą stanęło kilka osób, nic nie kosztowała.',
    rest: (count: number, loss: string) => `${counted(count, OTHER_POINTS)}, razem ${loss}`,
    surprise: 'zaskoczenie',
    surpriseNote: 'Najmniej osób wybrało tu to, co najlepsze albo też dobre.',
  },
  rest: (type: string) => `Odpoczynek kierowcy, samochód${GAP}${type}`,
  restQuestion: 'Kierowca musi niedługo odpocząć. Gdzie stanie?',
  kinds: { QUESTION: 'sytuacja', REST: 'parking' },
  inRounds: (rounds: readonly number[]) =>
    `${rounds.length === 1 ? 'runda' : 'rundy'}${GAP}${rounds.map(String).join(', ')}`,
  options: {
    RIGHT_TEXT: 'Trafna odpowiedź słowami',
    WRONG_TEXT: 'Nietrafna odpowiedź słowami',
    GUARDED: 'Parking strzeżony',
    UNGUARDED: 'Parking niestrzeżony',
    TOO_LATE: 'Parking za daleko, już za limitem kierowcy',
    DRIVE_ON: 'Jazda dalej bez odpoczynku',
  },
  optionSpoken: (letter: string, text: string, count: number, isBest: boolean) =>
    `${letter}, ${text}: ${String(count)}${isBest ? ', najlepsza' : ''}`,
  best: 'Najlepsza',
  broken: 'Łamie prawo',
  point: {
    /** `price`: of a point, because the amount includes points. */
    ifAll: (letter: string, amount: string, price: string) =>
      `Gdyby wszyscy wybrali ${letter}, grupa miałaby z${GAP}planu o${GAP}${amount} więcej, razem z${GAP}punktami (1${GAP}pkt = ${price}).`,
    /** If another choice was as good: that is not part of the sum. */
    ifWorse: (letter: string, amount: string, price: string) =>
      `Gdyby zamiast słabszych wyborów było ${letter}, grupa miałaby z${GAP}planu o${GAP}${amount} więcej, razem z${GAP}punktami (1${GAP}pkt = ${price}).`,
    /** After the sum, if somebody broke a rule. */
    apart: 'Wyborów wbrew przepisom w\u00a0tej sumie nie ma.',
    noBetter: (letter: string) => `Gdyby wszyscy wybrali ${letter}, z${GAP}planu grupa nie miałaby więcej.`,
    /** If nobody lost anything without breaking a rule, but somebody broke one. */
    lawful: (letter: string) =>
      `Najlepszy wybór zgodny z${GAP}przepisami: ${letter}. Co dał wybór wbrew przepisom, to się nie liczy.`,
    /** If a rule was broken, and no lawful choice was the best for all. */
    severalLawful:
      'Zgodnie z\u00a0przepisami można było wybrać różnie. Jednego wyboru, który byłby najlepszy dla wszystkich, tu nie było.',
    noneBest: 'Każdy z\u00a0tych wyborów łamie przepisy, więc żadnego nie polecamy.',
    plan: 'Z\u00a0planu: tyle, ile wynikało z\u00a0tego, co można było wiedzieć w\u00a0chwili decyzji. Średnio na jedną decyzję.',
    /** What the amounts of a rest are made up of. */
    rest: 'W\u00a0kwotach są opłaty za parking, spóźnienia i\u00a0kary za nie, punkty, czas samochodu i\u00a0spodziewana strata z\u00a0kradzieży: tym większa, im częściej kradną na danym parkingu.',
    moments: 'Chwile na mapie',
    replay: (who: string, when: string) => `Powtórka: ${who}, ${when}`,
    /** Above what an answer was expected to bring minus the best one: a negative amount, or nothing. */
    cost: 'Z\u00a0planu wobec najlepszej',
    notCompared: 'bez porównania',
    /** In place of an amount, for what students are told is as good. */
    asGood: 'też dobra',
    /** In place of an amount, for what breaks a rule. */
    notCounted: 'nie liczy się',
    undelivered: { ALL: 'bez dostawy do końca gry', SOME: 'u\u00a0części bez dostawy do końca gry' },
    amount: (money: string, points: string) => `${money}, ${points}${GAP}pkt`,
    answers: 'Co wybrano',
  },
  bestMoment: {
    title: 'Najlepszy moment',
    chosen: (count: number, all: number, option: string) => `${String(count)} z${GAP}${String(all)}: „${option}”`,
    ahead: (gain: string, option: string) => `${gain} z${GAP}planu wobec: „${option}”`,
  },
  bestKnown: {
    title: 'Najlepszy znany plan',
    share: 'możliwego zysku',
    of: (gained: string, possible: string) => `${gained} z${GAP}${possible}`,
    lost: 'strata zamiast zysku',
    beside: (gained: string, possible: string) => `grupa ${gained}, najlepszy plan ${possible}`,
    compare: 'Porównaj',
    /** Next to the share, wherever it is shown: what the class is compared with. (REF-2) */
    caveat:
      'Ten plan znał od początku wszystkie zlecenia i\u00a0miał wszystkie samochody w\u00a0jednym ręku. W\u00a0grze nikt tak nie mógł, więc sama różnica nie świadczy o\u00a0błędach.',
  },
  competences: {
    title: 'Kompetencje klasy',
    unit: 'ile osób',
    name: 'Kompetencja',
    students: 'Karty studentów',
    columns: { strong: 'pewnie', normal: 'różnie', practise: 'ćwiczyć', tooLittle: 'mało' },
    note: 'Mało: mniej niż 5 decyzji, nie oceniamy. To nie stopnie.',
  },
  sheet: {
    made: 'Wydruk dla klasy, bez nazwisk',
    /** The word says that it is lost: the amount has no minus. */
    loss: (loss: string) => `strata z${GAP}planu ${loss}`,
    /** `broke`: how many of how many. */
    unlawful: (broke: string) => `wbrew przepisom ${broke}`,
    /** Next to how many chose it: what it was expected to bring minus the best one, a negative amount or nothing. */
    cost: (cost: string) => `z${GAP}planu ${cost}`,
    broken: 'łamie prawo, nie liczy się',
    law: (words: string, where: readonly string[]) => `${words} ${where.join(', ')}.`,
    ahead: (gain: string) => `z${GAP}planu ${gain}`,
  },
  file: {
    name: 'omowienie',
    sheet: 'Omówienie',
    columns: ['Część', 'Nazwa', 'Runda', 'Szczegół', 'Liczba', 'Kwota (zł)', 'Punkty'],
    result: 'Wynik',
    place: (place: number) => `miejsce ${String(place)}`,
    /** A negative amount, like those of the answers. */
    loss: 'Klasa wobec najlepszych odpowiedzi',
    unlawful: (broke: string) => `Wbrew przepisom ${broke}`,
    option: 'Odpowiedź',
    best: 'najlepsza',
    broken: (why: string) => `łamie prawo, nie liczy się: ${why}`,
    ifAll: 'Gdyby wszyscy wybrali najlepszą',
    ifWorse: 'Gdyby zamiast słabszych wybrano najlepszą',
    point: 'Decyzja',
    note: 'Notatka',
  },
} as const;

/** Polish texts of the projector. */
export const projectorText = {
  title: 'Omówienie na rzutniku',
  back: 'Wróć do omówienia',
  decision: (number: number, all: number) => `Decyzja ${String(number)} z${GAP}${String(all)}`,
  unlawful: (number: number, all: number) => `Wbrew przepisom, decyzja ${String(number)} z${GAP}${String(all)}`,
  slide: (number: number, all: number) => `Slajd ${String(number)} z${GAP}${String(all)}`,
  head: (game: string, rounds: string, people: number, hasNames: boolean) =>
    [game, rounds, `${counted(people, PEOPLE)}, ${hasNames ? 'z\u00a0nazwiskami' : 'bez nazwisk'}`]
      .filter((part) => part !== '')
      .join(' · '),
  asked: (question: string) => `${question} Co wybraliście?`,
  people: 'Ile osób',
  decisions: 'Ile decyzji',
  count: (count: number, all: number) => `${String(count)} z${GAP}${String(all)}`,
  points: (points: string) => `${points}${GAP}pkt`,
  hidden: 'Wynik zakryty',
  askFirst: 'Najpierw pytanie do klasy: dlaczego tak?',
  why: 'Dlaczego',
  breaks: (letters: readonly string[], why: string) =>
    `${listed(letters)} ${letters.length === 1 ? 'łamie' : 'łamią'} prawo: ${why}.`,
  checked: (day: string) => `sprawdzono ${day}`,
  ahead: (isAll: boolean, best: string, over: string, amount: string, price: string) =>
    `${isAll ? 'Zawsze wybrano' : 'Większość wybrała'} ${best}: wobec ${over} to z${GAP}planu o${GAP}${amount} więcej, razem z${GAP}punktami (1${GAP}pkt = ${price}).`,
  moment: 'Najlepszy moment',
  known: (percent: string) => `${percent} możliwego zysku`,
  knownText: 'Tyle zarobiła grupa z\u00a0tego, co zarobiłby najlepszy znany plan przy tych samych zleceniach.',
  knownLost: (lost: string, possible: string) =>
    `Grupa straciła ${lost}, a${GAP}najlepszy znany plan zarobiłby ${possible} przy tych samych zleceniach.`,
  knownHidden: 'Ile można było zarobić na tych samych zleceniach?',
  curveHidden: 'Gdzie, Waszym zdaniem, grupa straciła najwięcej?',
  next: 'Co dalej',
  keepLaw: 'Następnym razem zgodnie z\u00a0przepisami',
  practise: 'Następnym razem',
  /** By what a rule was broken, and where that is written. */
  law: (why: string, where: readonly string[]) => `${why}: ${where.join(', ')}.`,
  noPractice: 'Żadna wspólna decyzja nic nie kosztowała. Następnym razem można zagrać odważniej.',
  rest: (count: number, loss: string) => `Oprócz tego ${counted(count, OTHER_POINTS)}, razem ${loss}.`,
  notes: 'Zakładki z\u00a0gry',
  notesHidden: (count: number) =>
    `${counted(count, { one: 'zakładka', few: 'zakładki', many: 'zakładek' })} z\u00a0gry`,
  beside: 'Dwie rozgrywki obok siebie',
  keys: {
    label: 'Klawisze rzutnika',
    space: 'Spacja',
    reveal: 'odsłoń lub zakryj',
    left: '←',
    right: '→',
    previous: 'poprzedni slajd',
    next: 'następny slajd',
    m: 'M',
    map: 'ta chwila na mapie',
    n: 'N',
    names: 'nazwiska',
    f: 'F',
    full: 'pełny ekran',
    questionMark: '?',
    help: 'pomoc',
    helpAbout: 'do tego ekranu',
    escape: 'Esc',
    leave: 'wyjdź',
    numbers: ['1', '2', '3'],
  },
} as const;

/** "A", "A i\u00a0B", "A, B i\u00a0C". */
function listed(letters: readonly string[]): string {
  const [last, ...others] = letters.toReversed();
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} i${GAP}${last ?? ''}`;
}
