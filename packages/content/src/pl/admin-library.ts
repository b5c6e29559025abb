import type { ChangeType, CargoTrait, Competence, EmergencySubtype, CarOwnership, TreeName } from '@fracht/engine';
import { effectLabels } from './effects.ts';
import { counted } from './plural.ts';
import { situationsText } from './situations.ts';
import type { FindingLevel } from '@fracht/scenarios';

const SITUATIONS = { one: 'sytuacja', few: 'sytuacje', many: 'sytuacji' } as const;
const CHOSEN = { one: 'sytuację', few: 'sytuacje', many: 'sytuacji' } as const;
/** The noun after a negated verb. */
const LACKING = { one: 'sytuacji', few: 'sytuacji', many: 'sytuacji' } as const;
const CHANGES = { one: 'zmiana', few: 'zmiany', many: 'zmian' } as const;
const ACTIVE = { one: 'czynna', few: 'czynne', many: 'czynnych' } as const;
const FAULTS = { one: 'błąd', few: 'błędy', many: 'błędów' } as const;
const WARNINGS = { one: 'uwaga', few: 'uwagi', many: 'uwag' } as const;
const HINTS = { one: 'wskazówka', few: 'wskazówki', many: 'wskazówek' } as const;
const MINUTES = { one: 'minuta', few: 'minuty', many: 'minut' } as const;

/** The kinds of critical situations. (LIB-10) */
export const emergencySubtypeLabels: Readonly<Record<EmergencySubtype, string>> = {
  EMERGENCY: 'Sytuacja krytyczna',
  OVERDUE_TICKET: 'Przekroczony czas jazdy',
  CAR_ACCIDENT: 'Wypadek',
  PICKUP_OVER_TIME: 'Spóźniony załadunek',
  FERRY: 'Prom',
};

/** The five competences. (CPT-1) */
export const competenceLabels: Readonly<Record<Competence, string>> = {
  DRIVING_TIME: 'Czas jazdy i\u00a0odpoczynki',
  WINDOWS: 'Okna czasowe',
  VEHICLE_AND_COST: 'Pojazd, kalkulacja, podwykonawcy',
  CARGO_AND_PARKING: 'Ładunki specjalne i\u00a0bezpieczny postój',
  INCIDENTS: 'Zdarzenia, klient i\u00a0dokumenty',
};

/** The kind of cargo that a situation mentions. (CGO-4) */
export const cargoTraitLabels: Readonly<Record<CargoTrait, string>> = {
  PALLETS: 'na paletach',
  HEAVY: 'ciężki, od 21\u00a0t',
  BULKY: 'duża sztuka bez palet',
  FOOD: 'żywność',
  MEAT: 'świeża wołowina lub wieprzowina',
  FROZEN: 'mrożonki',
  FUEL: 'paliwo w\u00a0cysternie',
  PETROL: 'benzyna w\u00a0cysternie',
  CORROSIVE: 'żrąca ciecz w\u00a0beczkach',
};

/** The kinds of change events. (LIB-12) */
export const changeTypeLabels: Readonly<Record<ChangeType, string>> = {
  CHANGE_TRUCK: 'Inny samochód',
  CHANGE_PICK_TIME: 'Inny termin załadunku',
  CHANGE_DELIVERY_TIME: 'Inny termin dostawy',
  LATE_UNLOADING: 'Opóźniony rozładunek',
};

/** Where a situation may happen. */
export const landLabels: Readonly<Record<'PL' | 'EUR', string>> = { PL: 'Polska', EUR: 'Unia' };

/** Polish texts of the three libraries of the admin panel. */
export const libraryText = {
  titles: { ACCIDENT: 'Sytuacje losowe', EMERGENCY: 'Sytuacje krytyczne', CHANGE: 'Zmiany terminów/transportu' },
  sub: {
    ACCIDENT: 'Dzieją się same, bez pytań do gracza.',
    EMERGENCY: 'Gracz odpowiada na pytania, gdy samochód jest w\u00a0drodze.',
    CHANGE: 'Klient zmienia termin albo wymagany samochód.',
  },
  count: (kind: 'ACCIDENT' | 'EMERGENCY' | 'CHANGE', all: number, active: number) =>
    `${counted(all, kind === 'CHANGE' ? CHANGES : SITUATIONS)}, ${counted(active, ACTIVE)}`,
  note: 'Zmiany działają od następnej rozgrywki.',
  search: 'Szukaj sytuacji',
  searchHint: 'Nazwa lub opis',
  filters: {
    type: 'Rodzaj',
    allTypes: 'Każdy rodzaj',
    land: 'Obszar',
    allLands: 'Każdy obszar',
    car: 'Typ samochodu',
    allCars: 'Każdy samochód',
    active: 'Udział w\u00a0grze',
    all: 'Wszystkie',
    on: 'Czynne',
    off: 'Wyłączone',
  },
  columns: {
    select: 'Zaznacz',
    order: 'Nr',
    name: 'Nazwa',
    type: 'Rodzaj',
    cars: 'Samochody',
    lands: 'Obszar',
    questions: 'Pytania',
    effects: 'Skutki',
    best: 'Do zdobycia',
    check: 'Sprawdzenie',
    active: 'Czynna',
  },
  selectOne: (name: string) => `Zaznacz: ${name}`,
  selectAll: 'Zaznacz wszystkie znalezione',
  clear: 'Odznacz wszystkie',
  selected: (count: number) => `Zaznaczono ${counted(count, CHOSEN)}`,
  switchOn: 'Włącz zaznaczone',
  switchOff: 'Wyłącz zaznaczone',
  progress: (done: number, all: number) => `Zapisuję: ${String(done)} z\u00a0${String(all)}`,
  failed: (count: number) => `Nie udało się zmienić ${counted(count, LACKING)}. Pozostały zaznaczone.`,
  faulty: (count: number) =>
    `Nie włączono ${counted(count, LACKING)}. Najpierw popraw błędy, które znalazło sprawdzenie.`,
  activeOf: (name: string) => `Czynna: ${name}`,
  noFindings: 'bez uwag',
  faults: (count: number) => counted(count, FAULTS),
  warnings: (count: number) => counted(count, WARNINGS),
  hints: (count: number) => counted(count, HINTS),
  changedMeanwhile: (name: string) =>
    `„${name}”: inny administrator też zapisał tu zmiany. Zachowały się, widzisz jedne i\u00a0drugie.`,
  nothing: { title: 'Nic nie pasuje', text: 'Zmień szukany tekst albo filtry.' },
  empty: {
    title: 'Biblioteka jest pusta',
    text: 'Nowe rozgrywki niczego z\u00a0niej nie dostaną. Dodaj pierwszą albo wczytaj całość z\u00a0pliku.',
  },
} as const;

/** Polish texts of one item of a library, as it is displayed. */
export const libraryItemText = {
  back: 'Wróć do listy',
  missing: { title: 'Nie ma takiej sytuacji', text: 'Może ktoś ją usunął. Wróć do listy.' },
  parts: 'Części sytuacji',
  about: 'Opis i\u00a0warunki',
  trees: situationsText.trees satisfies Readonly<Record<TreeName, string>>,
  active: 'Czynna',
  inactive: 'Wyłączona',
  version: (version: number) => `wersja ${String(version)}`,
  best: (here: string, whole: string) => `Najlepszy wynik: ${here} pkt w\u00a0tym drzewie, ${whole} razem`,
  fields: {
    type: 'Rodzaj',
    competence: 'Kompetencja',
    description: 'Opis',
    help: 'Rada kierowcy lub szefa',
    knowledge: 'Wiedza',
    image: 'Obrazek',
    cars: 'Samochody',
    ownership: 'Czyj samochód',
    lands: 'Obszar',
    status: 'Co robi samochód',
    theft: 'To jest kradzież',
    maxTime: 'Czas na premię',
    driverCallPoints: 'Telefon do kierowcy',
    bossCallPoints: 'Telefon do szefa',
    inTimePoints: 'Odpowiedź w\u00a0czasie',
    noHelpPoints: 'Bez pomocy',
    truck: 'Wymagany samochód',
    cargo: 'Ładunek',
    effects: 'Skutki',
  },
  hints: {
    ownership:
      'Naprawy, paliwo i\u00a0kierowcę podwykonawcy opłaca on sam. Takie sytuacje niech spotykają tylko samochody firmy.',
    theft: 'Przy nocnej kradzieży zdarzają się tylko tak oznaczone sytuacje samochodów, które odpoczywają.',
    maxTime: 'Od zgłoszenia, w\u00a0czasie gry.',
    driverCallPoints: 'Ujemne to cena rozmowy.',
    bossCallPoints: 'Ujemne to cena rozmowy.',
    inTimePoints: 'Premia za wszystkie odpowiedzi w\u00a0tym czasie.',
    noHelpPoints: 'Premia, gdy gracz do nikogo nie dzwoni.',
  },
  changeHints: {
    CHANGE_TRUCK: {
      alone: 'Bez pytań zlecenie od razu wymaga innego samochodu.',
      decided: 'Samochód zmienia odpowiedź, która wysyła samochód zastępczy.',
    },
    CHANGE_PICK_TIME: {
      alone: 'Bez pytań okno załadunku samo przesuwa się o\u00a01–4\u00a0godziny.',
      decided: `Termin zmieniają skutki odpowiedzi, na przykład „${effectLabels.MOVE_PICKUP}”.`,
    },
    CHANGE_DELIVERY_TIME: {
      alone: 'Bez pytań okno rozładunku samo przesuwa się o\u00a01–4\u00a0godziny.',
      decided: `Termin zmieniają skutki odpowiedzi, na przykład „${effectLabels.MOVE_SHIPMENT}”.`,
    },
    LATE_UNLOADING: {
      alone: 'Bez pytań rozładunek trwa dłużej o\u00a0czas z\u00a0ustawień gry.',
      decided: `Czas zmieniają skutki odpowiedzi, na przykład „${effectLabels.TIME}”.`,
    },
  } satisfies Readonly<Record<ChangeType, { readonly alone: string; readonly decided: string }>>,
  familyCompetence: (name: string) => `według rodzaju: ${name}`,
  anyCargo: 'dowolny',
  anyOwner: 'każdy',
  owners: {
    COMPANY: 'tylko samochód firmy',
    SUBCONTRACTOR: 'tylko samochód podwykonawcy',
  } satisfies Readonly<Record<CarOwnership, string>>,
  anyStatus: 'według rodzaju i\u00a0skutków',
  truck: { drawn: 'inny niż dotąd, losowany', same: 'bez zmian' },
  minutes: (count: number) => counted(count, MINUTES),
  points: (points: string) => `${points}\u00a0pkt`,
  none: 'brak',
  noTree: 'W\u00a0tej części nie ma pytań.',
  question: (number: number) => `Pytanie ${String(number)}`,
  upTo: (points: string) => `do ${points}\u00a0pkt`,
  reached: (points: string) => `za dojście ${points}\u00a0pkt`,
  variants: 'Inne brzmienia pytania',
  typed: (answer: string) => `Gracz wpisuje: ${answer}`,
  ok: 'Odpowiedź prawidłowa',
  wrong: 'Odpowiedź nieprawidłowa',
  numbersShown: 'Gracz widzi numery sprawy i\u00a0notatki policyjnej.',
  bestPath: 'najlepsza droga',
  feedback: 'Informacja zwrotna:',
  effects: 'Skutki:',
  newCar: 'Wysyła samochód zastępczy.',
  input: (what: string, minutes: number) => `Gracz podaje liczbę minut: ${what}, na początku ${String(minutes)}.`,
  longer: (km: string) => `Droga dłuższa o ${km}.`,
  next: (question: string) => `Dalej: ${question}`,
  afterDenial: (question: string) => `Po odmowie: ${question}`,
  end: 'Koniec tej części',
  check: 'Sprawdzenie',
  clean: 'Sprawdzenie nie znalazło niczego do poprawy.',
  levels: { error: 'Błąd', warning: 'Uwaga', hint: 'Wskazówka' } satisfies Readonly<Record<FindingLevel, string>>,
  range: (least: string, most: string, decimals: 0 | 2 | undefined) => {
    if (decimals === 0) return `Powinna to być liczba całkowita od ${least} do ${most}.`;
    return decimals === 2 ? `Powinno być od ${least} do ${most}, co do grosza.` : `Powinno być od ${least} do ${most}.`;
  },
  goTo: 'Przejdź',
} as const;
