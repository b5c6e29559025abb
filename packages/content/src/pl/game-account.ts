import { counted, plural } from './plural.ts';

const GAP = '\u00a0';
const ORDERS_OF = { one: 'zlecenia', few: 'zleceń', many: 'zleceń' } as const;
const ORDER_LOST = { one: 'zlecenie przepadło', few: 'zlecenia przepadły', many: 'zleceń przepadło' } as const;
const UNCARRIED = {
  /** The cargo was brought back to the sender. */
  RETURNED: {
    one: 'zlecenie zawrócone do nadawcy',
    few: 'zlecenia zawrócone do nadawcy',
    many: 'zleceń zawróconych do nadawcy',
  },
  /** The cargo was handed over to somebody else, abandoned or refused. */
  UNPAID: {
    one: 'zlecenie zakończone bez frachtu',
    few: 'zlecenia zakończone bez frachtu',
    many: 'zleceń zakończonych bez frachtu',
  },
  /** The cargo was on its way back to the sender when the game ended. */
  RETURNING: {
    one: 'zlecenie na koniec gry w\u00a0drodze powrotnej',
    few: 'zlecenia na koniec gry w\u00a0drodze powrotnej',
    many: 'zleceń na koniec gry w\u00a0drodze powrotnej',
  },
  /** The order was not loaded when the game ended, and its window was still open. */
  WAITING: {
    one: 'zlecenie na koniec gry przed załadunkiem',
    few: 'zlecenia na koniec gry przed załadunkiem',
    many: 'zleceń na koniec gry przed załadunkiem',
  },
} as const;
/** How an order that was neither carried nor lost ended. */
export type UncarriedKind = keyof typeof UNCARRIED;
const TIMES = { one: 'raz', few: 'razy', many: 'razy' } as const;
const ANSWERS = { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' } as const;
const LATE = {
  one: 'dojechało po terminie',
  few: 'dojechały po terminie',
  many: 'dojechało po terminie',
} as const;

/**
 * Polish texts of the account of a game in sentences: what happened, and next to each what it cost or brought. A sentence has a part in bold, `lead`, and the
 * `rest` after it.
 */
export const gameAccountText = {
  start: { lead: 'Na start', rest: ' w\u00a0kasie:' },
  delivered: (onTime: number, booked: number, late: number) => ({
    lead: `Na czas dojechało ${onTime} z${GAP}${counted(booked, ORDERS_OF)}`,
    rest: late === 0 ? '. Fracht:' : `, ${late} ${plural(late, LATE)}. Fracht:`,
  }),
  noneDelivered: { lead: 'Żadne zlecenie nie zostało dowiezione', rest: '. Fracht:' },
  /** `what`: a sentence on what was lost; `freight`: the pay that was lost with it. */
  lost: (what: string, freight: string | null) => ({
    lead: what,
    // The text may end with an abbreviation, whose full stop then also ends the sentence.
    rest: `${what.endsWith('.') ? '' : '.'}${freight === null ? ' Kary:' : ` Stracony fracht ${freight}, kary:`}`,
  }),
  lostByChance: (count: number) => ({ lead: counted(count, ORDER_LOST), rest: ' bez Twojej winy. Kary:' }),
  uncarried: (counts: readonly (readonly [UncarriedKind, number])[]) => ({
    lead: `Bez dostawy do odbiorcy: ${counts.map(([kind, count]) => counted(count, UNCARRIED[kind])).join(', ')}`,
    rest: '. Fracht:',
  }),
  late: { lead: 'Spóźnienia', rest: ' zabrały:' },
  km: { lead: 'Kilometry firmowe', rest: ' zabrały:' },
  hired: { lead: 'Podwykonawcy', rest: ' zabrali:' },
  onTheWay: { lead: 'Parkingi i\u00a0promy', rest: ' zabrały:' },
  /** How often drivers exceeded each of their limits; fines can also result from an answer, without that. */
  overdue: (driving: number, day: number) => {
    const past = [
      ...(driving === 0 ? [] : [`czas jazdy ${counted(driving, TIMES)}`]),
      ...(day === 0 ? [] : [`doba ${counted(day, TIMES)}`]),
    ];
    return past.length === 0
      ? { lead: 'Kary pieniężne', rest: ' zabrały:' }
      : { lead: `Limity kierowców przekroczone: ${past.join(', ')}`, rest: '. Kary pieniężne:' };
  },
  /** `beside`: points of premiums and calls; null: none. */
  situations: (answers: number, reached: string, best: string, beside: string | null) => ({
    lead: 'Sytuacje',
    rest:
      answers === 0
        ? ' i\u00a0zdarzenia losowe:'
        : `: ${counted(answers, ANSWERS)}, ${reached} z${GAP}${best}${GAP}pkt${beside === null ? '' : `, premie i${GAP}rozmowy ${beside}${GAP}pkt`}. Pieniądze:`,
  }),
  thefts: { lead: 'Kradzieże na postoju', rest: ' zabrały:' },
  standing: { lead: 'Postój firmy', rest: ', gdy w\u00a0rundzie nie jechał żaden samochód, zabrał:' },
  points: (points: string, price: string) => ({ lead: `${points}${GAP}pkt`, rest: ` po ${price}:` }),
} as const;
/** A sentence of the account. */
export type AccountSentence = { readonly lead: string; readonly rest: string };
