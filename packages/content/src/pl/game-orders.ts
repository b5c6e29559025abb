import { counted } from './plural.ts';

const LATE_ORDERS = {
  one: 'zlecenie, którego',
  few: 'zlecenia, których',
  many: 'zleceń, których',
} as const;

/** Polish of the screen of customers' orders. */
export const ordersText = {
  title: 'Zlecenia klientów',
  table: 'Tabela zleceń klientów',
  list: 'Lista zleceń klientów',
  search: 'Miasto lub numer',
  searchLabel: 'Szukaj miasta, numeru zlecenia lub towaru',
  typesLabel: 'Typ samochodu',
  onlyEarning: 'Zdąży i\u00a0zarabia',
  range: { label: 'Zasięg', ALL: 'Wszystkie', PL: 'Polska', EU: 'UE' },
  sort: 'Sortuj',
  sorts: {
    window: 'załadunek',
    margin: 'marża',
    pay: 'fracht',
    penalty: 'kara',
    distance: 'odległość',
    id: 'numer',
    route: 'trasa',
  },
  moreFilters: 'Więcej filtrów',
  reservations: 'Twoich zleceń w\u00a0toku',
  reserved: (count: number, limit: number) => `${count} z\u00a0${limit}`,
  columns: {
    id: 'Zlecenie i\u00a0ładunek',
    route: 'Trasa',
    window: 'Okna',
    pay: 'Fracht, zł',
    costs: 'Koszt własny, zł',
    margin: 'Marża, zł',
    car: 'Czy zdąży',
    action: 'Rezerwacja',
  },
  book: 'Rezerwuj',
  bookSpoken: (order: string) => `Rezerwuj zlecenie ${order}`,
  booked: 'Zarezerwowane',
  taken: 'Zajęte',
  takenBy: (name: string) => `rezerwacja: ${name}`,
  penalty: (percent: string) => `kara ${percent}`,
  loading: (range: string) => `załadunek ${range}`,
  unloading: (range: string) => `rozładunek ${range}`,
  late: {
    title: (count: number) => `${counted(count, LATE_ORDERS)} teraz nie zdążysz zrealizować`,
    show: 'pokaż',
    fold: 'zwiń',
  },
  toast: {
    label: 'Po rezerwacji',
    booked: 'Zarezerwowane:',
    next: 'Teraz wyślij samochód.',
    noCar: 'Teraz znajdź dla niego samochód.',
    later: (car: string) => `Wyślesz do niego ${car}, gdy się zwolni.`,
    losing: 'Zdąży tylko ze stratą.',
    undo: (hour: string) => `Cofnij, bez kosztu do ${hour}`,
    send: (car: string) => `Wyślij ${car}`,
    cars: 'Wybierz samochód',
    close: 'Zamknij podpowiedź',
  },
  empty: {
    waiting: 'Zlecenia pojawią się tu, gdy prowadzący rozpocznie grę.',
    over: 'Gra skończona: nikt nie zostawił wolnych zleceń.',
    filtered: 'Żadne zlecenie nie pasuje do filtrów.',
    inTime:
      'Żadnego ze zleceń nie zdążysz teraz zrealizować. Kierowca może odpocząć, a\u00a0wolny samochód możesz odesłać do bazy.',
    earning:
      'Na żadnym ze zleceń teraz nie zarobisz. Kierowca może odpocząć, a\u00a0wolny samochód możesz odesłać do bazy.',
  },
} as const;
