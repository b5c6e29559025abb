import type { DebriefDecision } from '@fracht/protocol';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const DECISIONS = { one: 'późniejsza decyzja', few: 'późniejsze decyzje', many: 'późniejszych decyzji' } as const;
const MOVES = { one: 'ruch', few: 'ruchy', many: 'ruchów' } as const;
const OF_HAPPENINGS = { one: 'zdarzenia', few: 'zdarzeń', many: 'zdarzeń' } as const;
const ITEMS = { one: 'pozycja', few: 'pozycje', many: 'pozycji' } as const;
const HIDDEN = { one: 'zdarzenie', few: 'zdarzenia', many: 'zdarzeń' } as const;

/** What else a decision could have been, after "Co by było, gdyby", by its kind. */
const TITLES: { readonly [K in DebriefDecision['kind']]: (order: string, car: string, name: string) => string } = {
  BOOK_ORDER: (order) => `Co by było, gdyby nie brać ${order}`,
  GIVE_ORDER_BACK: (order) => `Co by było, gdyby nie oddawać ${order}`,
  BOOK_CAR: (order) => `Co by było, gdyby po ${order} nie wysyłać samochodu`,
  HIRE_CAR: () => 'Co by było, gdyby nie wynajmować tego samochodu',
  TAKE_CAR_OFF: (_order, car) => `Co by było, gdyby ${car} pojechał dalej`,
  SEND_CAR_HOME: (_order, car) => `Co by było, gdyby ${car} nie wracał do bazy`,
  PARK: (_order, car) => `Co by było, gdyby kierowca ${car} nie stanął właśnie tam`,
  DRIVE_ON: (_order, car) => `Co by było, gdyby kierowca ${car} zjechał na parking`,
  ANSWER_EMERGENCY: (_order, _car, name) => `Co by było, gdyby odpowiedzieć inaczej: ${name}`,
  ANSWER_CHANGE: (_order, _car, name) => `Co by było, gdyby odpowiedzieć inaczej: ${name}`,
  CALL: () => 'Co by było, gdyby nie dzwonić po radę',
};

/** Polish texts about what would have come of another decision. */
export const whatIfText = {
  title: TITLES,
  otherCar: (order: string) => `Co by było, gdyby po ${order} pojechał inny samochód`,
  heading: 'Co by było, gdyby…',
  moment: (moment: string, route: string, pay: string) =>
    [moment, route, pay === '' ? '' : `fracht ${pay}`].filter((part) => part !== '').join(' · '),
  choose: 'Inny wybór',
  unknown: 'Takiej decyzji nie ma w\u00a0tej grze.',
  noOther: 'Tu nie było innego wyjścia.',
  counting: 'Liczę, co by było…',
  failed: 'Nie udało się policzyć, co by było',
  again: 'Spróbuj ponownie',
  /** How good another choice is; the amount next to it is its expected gain over what was done. */
  choice: {
    BEST: 'najlepsza',
    AS_GOOD: 'równie dobra',
    LAWFUL: 'zgodna z\u00a0prawem, nie najlepsza',
    BETTER: 'lepsza, nie najlepsza',
    NOT_BEST: 'nie najlepsza',
    WORSE: 'słabsza',
    BROKEN: 'łamie prawo',
  },
  amount: {
    title: 'Kwota i\u00a0dlaczego',
    expected: 'Z\u00a0planu, w\u00a0chwili decyzji',
    came: 'W\u00a0tej grze, z\u00a0tym samym losem',
    grade: (grade: string) => `ten wybór: ${grade}`,
  },
  facts: {
    /** `place`: "w Warszawie". */
    stood: (car: string, place: string, km: string) => `${car} stał ${place}, ${km} od załadunku.`,
    /** For two hired cars that would have the same number. */
    thisHired: 'Ten podwykonawca',
    wasHired: 'Wynajęty w\u00a0grze',
    stoodThere: (car: string, place: string) => `${car} stał ${place}, tam gdzie załadunek.`,
    parked: (hour: string) => `Kierowca stanąłby o${GAP}${hour}.`,
    unloaded: (place: string, when: string) => `Towar byłby rozładowany ${place} o${GAP}${when}`,
    unloadedAlike: (place: string, when: string) => `Towar byłby rozładowany ${place} tak samo o${GAP}${when}.`,
    instead: (when: string) => `zamiast o${GAP}${when}.`,
    notBefore: ', a\u00a0do odbiorcy nie dotarł.',
    never: 'Towar nie dotarłby do odbiorcy do końca gry.',
    neverAlike: 'Towar i\u00a0tak nie dotarłby do odbiorcy do końca gry.',
    otherUnloaded: (order: string, when: string) => `${order} byłoby rozładowane o${GAP}${when},`,
    otherNever: (order: string) => `${order} nie dotarłoby do odbiorcy do końca gry.`,
    isOnTime: 'w\u00a0oknie.',
    isLate: 'poza oknem.',
    notTaken: (order: string) => `Zlecenie ${order} zostałoby nietknięte.`,
    was: (order: string, when: string) => `Było: ${order}, rozładunek o${GAP}${when}.`,
    wasNever: (order: string) => `Było: ${order}, bez dostawy.`,
    /** Whether the car reported in the window that was in force at that time. */
    window: {
      bothIn: 'Oba razy samochód zgłosił się w\u00a0oknie.',
      bothOut: 'Oba razy samochód zgłosił się po oknie.',
      onlyWould: 'Samochód zgłosiłby się w\u00a0oknie, a\u00a0zgłosił się po nim.',
      onlyWas: 'Samochód zgłosiłby się po oknie, a\u00a0zgłosił się w\u00a0nim.',
      isIn: 'Samochód zgłosiłby się w\u00a0oknie.',
      isOut: 'Samochód zgłosiłby się po oknie.',
    },
    more: (parts: string) => `Z${GAP}planu ten wybór dałby ${parts} więcej`,
    less: (parts: string) => `Z${GAP}planu ten wybór dałby ${parts} mniej`,
    mixed: (parts: string) => `Z${GAP}planu ten wybór dałby ${parts}`,
    sameMoney: 'Z\u00a0planu ten wybór dałby tyle samo',
    shorter: (time: string, price: string, sum: string) =>
      `, a${GAP}samochód firmy byłby zajęty ${time} krócej, po ${price} za godzinę: ${sum}.`,
    longer: (time: string, price: string, sum: string) =>
      `, a${GAP}samochód firmy byłby zajęty ${time} dłużej, po ${price} za godzinę: ${sum}.`,
    total: (total: string) => `Razem ${total}.`,
    totalWithPoints: (total: string, price: string) => `Razem ${total}, 1${GAP}pkt po ${price}.`,
  },
  course: {
    title: (isTwo: boolean) => (isTwo ? 'Dwa samochody na jednej osi' : 'Oba przebiegi na jednej osi'),
    spoken: (car: string, from: string, to: string) => `${car} od ${from} do ${to}.`,
    was: 'Tak było',
    would: 'Gdyby',
    own: (car: string) => `${car}, własny`,
    hired: (car: string) => `${car}, najęty`,
    noCar: 'bez samochodu',
    empty: (km: string) => `${km} na pusto`,
    parts: (hour: string) => `${hour} rozchodzą się`,
    window: (hours: string) => `okno w${GAP}chwili decyzji ${hours}`,
    legend: {
      empty: 'na pusto',
      drive: 'z\u00a0ładunkiem',
      load: 'przeładunek',
      wait: 'postój',
      rest: 'odpoczynek, przerwa',
    },
    over: 'po limicie',
    rested: (time: string) => `odpoczynek ${time}`,
    unload: (hour: string) => `${hour} rozładowany`,
    freed: (car: string, time: string) => `${car} wolny ${time} wcześniej`,
    table: (cars: string) => `Przebieg: ${cars}`,
    from: 'Od',
    doing: 'Co',
    which: 'Kiedy',
  },
  account: {
    show: 'Pokaż rachunek',
    hide: 'Ukryj rachunek',
    count: (count: number) => `${counted(count, ITEMS)}, w${GAP}tej grze, z${GAP}tym samym losem`,
  },
  table: {
    title: 'Co potoczyłoby się inaczej',
    was: 'Tak było',
    would: 'Gdyby',
    difference: 'Różnica',
    sum: 'Razem',
    none: 'Nic poza samym wyborem.',
    /** Differences that neither cost nor bring anything. */
    more: (count: number) => `Pokaż też ${counted(count, HIDDEN)} bez różnicy w${GAP}wyniku`,
    less: `Tylko to, co zmienia wynik`,
    nothing: 'brak',
  },
  sure: {
    luck: (differ: number, all: number) =>
      `Los jest ten sam: inaczej jest tylko z${GAP}tym zleceniem i${GAP}jego samochodem (${differ}${GAP}z${GAP}${counted(all, OF_HAPPENINGS)}). Inne zlecenia i${GAP}inni gracze zostają, jak byli.`,
    show: 'Na czym stoi to porównanie',
    hide: 'Ukryj, na czym stoi to porównanie',
    field: 'Liczy się to zlecenie i\u00a0jego samochód, z\u00a0tym samym losem.',
    refused: (count: number) => `${counted(count, DECISIONS)} już bez miejsca:`,
    refusedCount: (count: number) => `${counted(count, DECISIONS)} już bez miejsca`,
    movesCount: (count: number) => `bot dokończył ${counted(count, MOVES)}`,
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

/** Polish texts of retrying a decision of a finished game, on the screen of its moment. */
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
    /** For a driver who waits, rests, stands, or is already heading for a parking. */
    PARKING_KEPT: 'Wybierz parking albo nic nie zmieniaj.',
    ANSWER: 'Odpowiedz na karcie sytuacji.',
    CALL: 'Zadzwoń po radę albo nie dzwoń.',
  },
  /** The button that does nothing; null: an answer cannot be left out. */
  nothing: {
    ORDER: 'Bez żadnego zlecenia',
    GIVE_BACK: 'Zostaw zlecenie',
    CAR: 'Nic nie rób',
    TAKE_OFF: 'Zostaw samochód',
    HOME: 'Zostaw na miejscu',
    PARKING: 'Jedź dalej',
    PARKING_KEPT: 'Nic nie zmieniaj',
    ANSWER: null,
    CALL: 'Nie dzwoń',
  },
  asking: 'Liczę, co by z\u00a0tego wyszło…',
  failed: 'Nie udało się policzyć. Spróbuj jeszcze raz.',
  right: 'Dobrze! Ten wybór jest równie dobry jak najlepszy.',
  breaks: (rule: string) => `Tak nie wolno. ${rule}`,
  /** Of a choice that keeps the law, where what was done did not. */
  lawful: 'Zgodnie z\u00a0przepisami, ale nie najlepiej.',
  better: (amount: string) => `Lepiej niż w${GAP}grze o${GAP}${amount}, ale da się jeszcze lepiej.`,
  /** Of an answer that is better or worse than the one that was given, although the money by the plan says the opposite. */
  betterAnswer: (amount: string) =>
    `Lepsza odpowiedź, choć z${GAP}planu o${GAP}${amount} mniej. Da się jeszcze lepiej.`,
  sameWorse: 'Gorsza odpowiedź, choć z\u00a0planu tyle samo pieniędzy.',
  worseAnswer: (amount: string) => `Gorsza odpowiedź, choć z${GAP}planu o${GAP}${amount} więcej.`,
  same: 'W wyniku wyszłoby tak samo jak w\u00a0grze. Da się lepiej.',
  worse: (amount: string) => `Gorzej niż w${GAP}grze o${GAP}${amount}.`,
  gained: (amount: string) => `Z${GAP}planu, wobec gry: ${amount}.`,
  best: (choice: string, amount: string) => `Najlepiej: ${choice} (${amount}).`,
  restEarlier: 'Żaden parking nie leżał już przed limitem: pomógłby tylko wcześniejszy odpoczynek.',
  earlier: 'W\u00a0tej chwili nie było już zgodnego wyjścia: pomogłaby tylko wcześniejsza decyzja.',
  doneBest: (choice: string) => `Najlepiej było tak jak w${GAP}grze: ${choice}.`,
  actions: {
    again: 'Spróbuj jeszcze raz',
    showBest: 'Pokaż najlepszy wybór',
    skip: 'Pomiń',
    next: 'Następna decyzja',
    end: 'Wróć do omówienia',
  },
  /** For moments that are retried one after another. */
  row: { next: 'Następna chwila', last: 'Zobacz, co wyszło', end: 'Wróć do semestru' },
  unknown: 'Takiej decyzji nie ma w\u00a0tej grze.',
} as const;
