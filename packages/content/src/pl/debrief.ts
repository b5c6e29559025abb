import type { ChangeKind, LossCause } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const CARGO_LOST = { one: 'ładunek przepadł', few: 'ładunki przepadły', many: 'ładunków przepadło' } as const;
const ORDER_LOST = { one: 'zlecenie przepadło', few: 'zlecenia przepadły', many: 'zleceń przepadło' } as const;
const ORDER_LATE = {
  one: 'zlecenie dojechało po terminie',
  few: 'zlecenia dojechały po terminie',
  many: 'zleceń dojechało po terminie',
} as const;
const CARGO_WAS = { one: 'ładunek był', few: 'ładunki były', many: 'ładunków było' } as const;
const SITUATION_WAITED = { one: 'sytuacja czekała', few: 'sytuacje czekały', many: 'sytuacji czekało' } as const;
const ORDERS = { one: 'zlecenie', few: 'zlecenia', many: 'zleceń' } as const;

/** Numbers for the words of a cause: lost and late orders, situations that waited, and for how long (in words). */
type Counts = {
  readonly lost: number;
  readonly late: number;
  readonly situations: number;
  readonly waited: string;
};

const because = (what: readonly string[], why: string): string => `${what.join(' i\u00a0')}, bo ${why}`;

const ended = ({ lost, late }: Counts): readonly string[] => [
  ...(lost > 0 ? [counted(lost, CARGO_LOST)] : []),
  ...(late > 0 ? [counted(late, ORDER_LATE)] : []),
];

/** What happened, for each cause of a loss. (DBR-1 of the engine) */
const CAUSES: { readonly [C in LossCause]: (counts: Counts) => string } = {
  WAITED: (counts) => because(ended(counts), `${counted(counts.situations, SITUATION_WAITED)} ${counts.waited}`),
  NO_CAR: ({ lost }) => because([counted(lost, ORDER_LOST)], 'żaden samochód po nie nie wyjechał'),
  NOT_LOADED: ({ lost }) => because([counted(lost, ORDER_LOST)], 'załadunek nie zaczął się w\u00a0porę'),
  SENT_LATE: ({ late }) => because([counted(late, ORDER_LATE)], 'samochód wyjechał za późno po rezerwacji'),
  UNFINISHED: ({ lost }) => `${counted(lost, CARGO_WAS)} w\u00a0drodze, gdy skończyła się gra`,
  LATE: ({ late }) => counted(late, ORDER_LATE),
  OVERWORK: () => 'Kierowca jechał, choć powinien już odpoczywać',
  CRASH: () => 'Wypadek przemęczonego kierowcy',
  THEFT: () => 'Kradzież na postoju',
  STOOD: () => 'Postój firmy, gdy przez całą rundę nie jechał żaden Twój samochód',
  DECISION: () => 'Słabsze odpowiedzi w\u00a0sytuacjach',
  CANCELLED: () => 'Rezerwacje odwołane za późno',
};

/** One piece of advice for each cause. */
const NEXT_TIME: { readonly [C in LossCause]: string } = {
  WAITED: 'odpowiadaj na sytuacje od razu. Dopóki czekają, samochód stoi, a\u00a0okna biegną.',
  NO_CAR: 'zaraz po rezerwacji wyślij samochód, a\u00a0czego nie zdążysz zawieźć, oddaj, póki to nic nie kosztuje.',
  NOT_LOADED: 'rezerwuj zlecenia, przy których lista mówi „zdąży”, i\u00a0od razu wysyłaj po nie samochód.',
  SENT_LATE: 'wyślij samochód zaraz po rezerwacji: okna nie czekają.',
  UNFINISHED: 'pod koniec gry bierz tylko to, co samochód zdąży rozładować przed jej końcem.',
  LATE: 'wybieraj zlecenia z\u00a0większym zapasem czasu i\u00a0planuj odpoczynek przed końcem czasu jazdy.',
  OVERWORK:
    'wybierz parking, zanim skończy się czas jazdy albo doba kierowcy. Lista „Do zrobienia” przypomina o\u00a0tym na czas.',
  CRASH: 'nie pozwól jechać kierowcy, który powinien odpoczywać: im dłużej, tym bliżej wypadku.',
  THEFT: 'z\u00a0ładunkiem nocuj na parkingu strzeżonym.',
  STOOD: 'weź zlecenie już na początku rundy: firma, która stoi, też płaci raty, ubezpieczenie i\u00a0pensje.',
  DECISION: 'zanim odpowiesz, zajrzyj do „Wiedzy”: nic nie kosztuje.',
  CANCELLED: 'jeśli rezygnujesz ze zlecenia, zrób to zaraz po rezerwacji: wtedy nic nie kosztuje.',
};

/** Where a change of money and points came from; the order's number follows. */
const KINDS: { readonly [K in ChangeKind]: string } = {
  DELIVERY: 'Zlecenie',
  LATE: 'Spóźnienie',
  LOST: 'Przepadło',
  KM: 'Kilometry',
  SUBCONTRACTOR: 'Podwykonawca',
  PARKING: 'Parking',
  FERRY: 'Prom',
  OVERWORK: 'Kary i\u00a0limity kierowcy',
  CRASH: 'Wypadek',
  THEFT: 'Kradzież',
  STOOD: 'Postój firmy',
  SITUATION: 'Sytuacja',
  CANCELLED: 'Późne odwołanie',
};

/** Polish texts of the debrief: the largest losses, what could have been done, and advice for next time. */
export const debriefText = {
  first: 'Najdroższe z\u00a0tego, czego można było uniknąć',
  sentence: (what: string, amount: string) => (amount === '' ? what : `${what} – ${amount}`),
  causes: CAUSES,
  amount: (money: string, hasFreight: boolean) => (hasFreight ? `${money} z${GAP}frachtem` : money),
  points: (points: string) => `${points}${GAP}pkt`,
  and: ' i\u00a0',
  more: 'Dalsze straty',
  orders: 'Zlecenia:',
  next: 'Następnym razem:',
  nextTime: NEXT_TIME,
  round: {
    placeBefore: (round: number, place: number) => `(po rundzie ${round}: ${place}.)`,
    reasons: 'Co najbardziej zmieniło wynik',
    nothing: 'W\u00a0tej rundzie nic się nie zmieniło: żadnego frachtu, żadnego kosztu.',
    waiting: 'Co czeka na Ciebie',
    nothingWaits: 'Nic nie czeka na Twoją decyzję.',
    kinds: KINDS,
  },
  flawless: {
    title: 'Bez kosztownych błędów',
    detail: 'Ani jednej kary, umownej czy pieniężnej, i\u00a0ani jednego straconego punktu. Tak się prowadzi spedycję.',
    /** If penalties or negative points came from a random situation or from the best answer. */
    despite: 'Kary i\u00a0stracone punkty przyniósł przypadek albo najlepsza odpowiedź, nie błąd.',
  },
  idle: {
    title: 'Żadne zlecenie nie zostało dowiezione',
    next: 'zarezerwuj zlecenie, przy którym lista mówi „zdąży”, i\u00a0od razu wyślij po nie samochód.',
    noneOffered: 'W\u00a0czasie Twojej gry nie było wolnych zleceń.',
  },
  offered: (offered: number, own: number, untaken: number) =>
    `W\u00a0czasie Twojej gry do wzięcia było: ${counted(offered, ORDERS)}. Twoich: ${own}, bez chętnych: ${untaken}.`,
  joined: (round: number, day: number, hour: string) =>
    `Twoja gra zaczęła się w\u00a0rundzie ${round} (dzień${GAP}${day}, ${hour}).`,
} as const;
