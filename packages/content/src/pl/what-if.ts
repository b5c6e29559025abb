import { counted } from './plural.ts';

const GAP = '\u00a0';
const DECISIONS = { one: 'późniejsza decyzja', few: 'późniejsze decyzje', many: 'późniejszych decyzji' } as const;
const MOVES = { one: 'ruch', few: 'ruchy', many: 'ruchów' } as const;
const OF_HAPPENINGS = { one: 'zdarzenia', few: 'zdarzeń', many: 'zdarzeń' } as const;
const HIDDEN = { one: 'zdarzenie', few: 'zdarzenia', many: 'zdarzeń' } as const;

/** Polish of what would have come of another decision. */
export const whatIfText = {
  title: (choice: string) => `Co by było, gdyby: ${choice}`,
  choose: 'Inny wybór',
  unknown: 'Takiej decyzji nie ma w\u00a0tej grze.',
  noOther: 'Tu nie było innego wyjścia.',
  counting: 'Liczę, co by było…',
  failed: 'Nie udało się policzyć, co by było',
  again: 'Spróbuj ponownie',
  tiles: {
    score: 'Wynik',
    money: 'Pieniądze',
    points: 'Punkty',
    delivery: (order: string) => `Dostawa ${order}`,
    noDelivery: 'Dostawa',
    fromTo: (was: string, would: string) => `${was} → ${would}`,
    sameLuck: 'ten sam los, inne zlecenia bez zmian',
    instead: (hour: string) => `zamiast ${hour}`,
    insteadOf: (order: string, hour: string) => `zamiast ${order}: ${hour}`,
    never: 'bez dostawy',
    sameTime: 'o\u00a0tej samej porze',
    later: (time: string) => `${time} później`,
    earlier: (time: string) => `${time} wcześniej`,
    inWindow: (window: string) => `w${GAP}oknie ${window}`,
    outside: (window: string) => `poza oknem ${window}`,
    onTime: 'w\u00a0oknie',
    late: 'poza oknem',
    noOrder: 'decyzja nie dotyczy zlecenia',
  },
  course: {
    title: (car: string, first: number, last: number) =>
      first === last ? `${car}, dzień${GAP}${first}` : `${car}, dni${GAP}${first}–${last}`,
    spoken: (car: string, from: string, to: string, parts: string) =>
      `${car} od ${from} do ${to}: jak było i${GAP}co by było, gdyby. Rozchodzą się o${GAP}${parts}.`,
    was: 'Tak było',
    would: 'Gdyby',
    window: (hours: string) => `okno rozładunku ${hours}`,
    legend: { drive: 'jazda', load: 'przeładunek', wait: 'postój', rest: 'odpoczynek' },
    over: 'po limicie',
    unload: (hour: string) => `${hour} rozładunek`,
    table: 'Przebieg samochodu',
    from: 'Od',
    doing: 'Co',
    which: 'Kiedy',
  },
  table: {
    title: 'Co potoczyłoby się inaczej',
    count: (differ: number, all: number) => `${differ}${GAP}z${GAP}${counted(all, OF_HAPPENINGS)}`,
    hour: 'Godzina',
    was: 'Tak było',
    would: 'Gdyby',
    difference: 'Różnica',
    sum: 'Razem',
    none: 'Nic poza samym wyborem.',
    /** What differs without costing or bringing anything. */
    more: (count: number) => `Pokaż też ${counted(count, HIDDEN)} bez różnicy w${GAP}wyniku`,
    less: `Tylko to, co zmienia wynik`,
    nothing: 'brak',
  },
  sure: {
    title: 'Na czym stoi to porównanie',
    field:
      'Liczy się to zlecenie i\u00a0jego samochód, z\u00a0tym samym losem. Wszystko inne zostaje takie, jak było, u\u00a0Ciebie i\u00a0u\u00a0innych.',
    refused: (count: number) => `${counted(count, DECISIONS)} już bez miejsca:`,
    fits: 'Wszystkie późniejsze decyzje dalej by pasowały.',
    at: (what: string, hour: string) => `${what} o${GAP}${hour}`,
    why: (what: string, why: string) => `${what} (${why})`,
    times: (what: string, count: number) => (count === 1 ? what : `${what}, ${count} razy`),
    moves: (count: number) => `Bot dokończył ${counted(count, MOVES)}:`,
    ownAnswers: 'Ponowne odpowiedzi na te same pytania są Twoje.',
    noMoves: 'Bot niczego nie musiał dokańczać.',
    noNew: 'Nowych zleceń nie bierze.',
    more: (count: number) => `i${GAP}jeszcze ${count}`,
  },
  actions: {
    BOOK_ORDER: (order: string) => `rezerwacja ${order}`,
    CANCEL_ORDER: (order: string) => `rezygnacja z${GAP}${order}`,
    ADD_CAR: () => 'wynajęcie podwykonawcy',
    BOOK_CAR: (car: string) => `wysłanie ${car}`,
    CANCEL_CAR_BOOKING: (car: string) => `odwołanie ${car}`,
    SELECT_PARKING: (car: string) => `parking dla ${car}`,
    CONFIRM_RETURN: (car: string) => `powrót ${car} do bazy`,
    RESOLVE_EMERGENCY: (order: string) => `odpowiedź w${GAP}sytuacji, ${order}`,
    RESOLVE_CHANGE_EVENT: (order: string) => `odpowiedź na zmianę, ${order}`,
  },
} as const;

/** Polish of taking a decision of a finished game anew, on the screen of its moment. */
export const againText = {
  label: 'Zagraj to jeszcze raz',
  badge: 'Jedna decyzja jeszcze raz',
  position: (place: number, count: number) => `${place} z${GAP}${count}`,
  ask: (moment: string) => `${moment}. Jaka decyzja teraz?`,
  how: {
    ORDER: 'Zarezerwuj zlecenie z\u00a0listy albo nie bierz żadnego.',
    GIVE_BACK: 'Oddaj zlecenie albo je zostaw.',
    CAR: 'Wyślij samochód do tego zlecenia.',
    TAKE_OFF: 'Odwołaj samochód albo go zostaw.',
    HOME: 'Wyślij samochód do bazy albo go zostaw.',
    PARKING: 'Wybierz parking albo jedź dalej.',
    ANSWER: 'Odpowiedz na karcie sytuacji.',
    CALL: 'Zadzwoń po radę albo nie dzwoń.',
  },
  nothing: {
    ORDER: 'Bez żadnego zlecenia',
    GIVE_BACK: 'Zostaw zlecenie',
    CAR: 'Nic nie rób',
    TAKE_OFF: 'Zostaw samochód',
    HOME: 'Zostaw na miejscu',
    PARKING: 'Jedź dalej',
    ANSWER: 'Nie odpowiadaj',
    CALL: 'Nie dzwoń',
  },
  asking: 'Liczę, co by z\u00a0tego wyszło…',
  failed: 'Nie udało się policzyć. Spróbuj jeszcze raz.',
  right: 'Dobrze! Ten wybór jest równie dobry jak najlepszy.',
  breaks: (rule: string) => `Tak nie wolno. ${rule}`,
  better: (amount: string) => `Lepiej niż w${GAP}grze o${GAP}${amount}, ale da się jeszcze lepiej.`,
  same: 'W wyniku wyszłoby tak samo jak w\u00a0grze. Da się lepiej.',
  worse: (amount: string) => `Gorzej niż w${GAP}grze o${GAP}${amount}.`,
  gained: (amount: string) => `Z${GAP}planu, wobec gry: ${amount}.`,
  best: (choice: string, amount: string) => `Najlepiej: ${choice} (${amount}).`,
  doneBest: (choice: string) => `Najlepiej było tak jak w${GAP}grze: ${choice}.`,
  actions: {
    again: 'Spróbuj jeszcze raz',
    showBest: 'Pokaż najlepszy wybór',
    skip: 'Pomiń',
    next: 'Następna decyzja',
    end: 'Wróć do omówienia',
  },
  /** Of moments that are taken again one after another. */
  row: { next: 'Następna chwila', last: 'Zobacz, co wyszło', end: 'Wróć do semestru' },
  unknown: 'Takiej decyzji nie ma w\u00a0tej grze.',
} as const;
