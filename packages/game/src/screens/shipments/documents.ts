import { type CarType, type Order, type World, cabotageIn, isCrossTrade } from '@fracht/engine';

/** Documents that travel with an order. */
export const DOCUMENTS = [
  'ORDER',
  'ATP_CERTIFICATE',
  'ADR_INSTRUCTIONS',
  'PG_PERMIT',
  'ADR_DOCUMENT',
  'CMR',
  'WAYBILL',
  'POSTING',
  'TEMPERATURE',
  'PROOF',
] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** In hand, still to come, or never coming because the order is lost. */
export type DocumentState = 'present' | 'later' | 'missing';

export type OrderDocument = { readonly kind: DocumentKind; readonly state: DocumentState };

/** The event from which a document is in hand. */
type PaperMoment = 'booking' | 'car' | 'loading' | 'delivery';

/** Within Poland, to or from Poland, between two foreign countries, or within one. */
type Carriage = 'HOME' | 'INTERNATIONAL' | 'CROSS_TRADE' | 'CABOTAGE';

type DocumentRow = {
  readonly kind: DocumentKind;
  readonly from: PaperMoment;
  readonly type?: CarType;
  /** Only in carriage of these kinds; absent: in any. */
  readonly ways?: readonly Carriage[];
};

const ROWS: readonly DocumentRow[] = [
  { kind: 'ORDER', from: 'booking' },
  { kind: 'ATP_CERTIFICATE', from: 'car', type: 'ATP' },
  { kind: 'ADR_INSTRUCTIONS', from: 'car', type: 'ADR' },
  { kind: 'PG_PERMIT', from: 'car', type: 'PG' },
  { kind: 'ADR_DOCUMENT', from: 'loading', type: 'ADR' },
  { kind: 'POSTING', from: 'car', ways: ['CROSS_TRADE', 'CABOTAGE'] },
  { kind: 'CMR', from: 'loading', ways: ['INTERNATIONAL', 'CROSS_TRADE'] },
  { kind: 'WAYBILL', from: 'loading', ways: ['HOME', 'CABOTAGE'] },
  { kind: 'TEMPERATURE', from: 'delivery', type: 'ATP' },
  { kind: 'PROOF', from: 'delivery' },
];

/** The documents of an order and their state: for the student's information; no rule depends on it. (SHP-4) */
export function documentsOf(order: Order, world: World): readonly OrderDocument[] {
  const own = wayOf(order, world);
  return ROWS.filter(({ type, ways }) => (type ?? order.type) === order.type && (ways?.includes(own) ?? true)).map(
    ({ kind, from }) => ({
      kind,
      state: stateOf(order, from),
    }),
  );
}

function wayOf(order: Order, world: World): Carriage {
  if (!order.eu) return 'HOME';
  if (cabotageIn(world, order) !== null) return 'CABOTAGE';
  return isCrossTrade(world, order) ? 'CROSS_TRADE' : 'INTERNATIONAL';
}

function stateOf(order: Order, from: PaperMoment): DocumentState {
  if (HAS_COME[from](order)) return 'present';
  return order.expired ? 'missing' : 'later';
}

const HAS_COME: { readonly [M in PaperMoment]: (order: Order) => boolean } = {
  booking: () => true,
  car: (order) => order.car !== null || order.loaded || order.delivered,
  loading: (order) => order.loaded || order.delivered,
  delivery: (order) => order.delivered,
};
