import type { CarType, Order } from '@fracht/engine';

/** Papers that travel with an order. */
export const DOCUMENTS = [
  'ORDER',
  'ATP_CERTIFICATE',
  'ADR_INSTRUCTIONS',
  'PG_PERMIT',
  'ADR_DOCUMENT',
  'CMR',
  'WAYBILL',
  'TEMPERATURE',
  'PROOF',
] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** In hand, still to come, or never coming since the order is lost. */
export type DocumentState = 'present' | 'later' | 'missing';

export type OrderDocument = { readonly kind: DocumentKind; readonly state: DocumentState };

/** The event from which a paper is in hand. */
type PaperMoment = 'booking' | 'car' | 'loading' | 'delivery';

type DocumentRow = {
  readonly kind: DocumentKind;
  readonly from: PaperMoment;
  readonly type?: CarType;
  readonly abroad?: boolean;
};

const ROWS: readonly DocumentRow[] = [
  { kind: 'ORDER', from: 'booking' },
  { kind: 'ATP_CERTIFICATE', from: 'car', type: 'ATP' },
  { kind: 'ADR_INSTRUCTIONS', from: 'car', type: 'ADR' },
  { kind: 'PG_PERMIT', from: 'car', type: 'PG' },
  { kind: 'ADR_DOCUMENT', from: 'loading', type: 'ADR' },
  { kind: 'CMR', from: 'loading', abroad: true },
  { kind: 'WAYBILL', from: 'loading', abroad: false },
  { kind: 'TEMPERATURE', from: 'delivery', type: 'ATP' },
  { kind: 'PROOF', from: 'delivery' },
];

/** The papers of an order and their state: for the student's information; no rule depends on it. (SHP-4) */
export function documentsOf(order: Order): readonly OrderDocument[] {
  return ROWS.filter(
    ({ type, abroad }) => (type ?? order.type) === order.type && (abroad ?? order.eu) === order.eu,
  ).map(({ kind, from }) => ({ kind, state: stateOf(order, from) }));
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
