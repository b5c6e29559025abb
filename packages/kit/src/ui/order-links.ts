/** A piece of a message: words, or the id of an order to link to. */
export type MessagePart = { readonly text: string; readonly order: string | null };

/** An order id after double hashes, usually followed by two more: three parts with slashes, the last one ending in 0. (ORD-7) */
const ORDER = /##([^#/\s]+\/[^#/\s]+\/[^#/\s]*0)(?:##)?/gu;

/** Splits a message at its order references, ids between double hashes; other words between hashes stay words. (UIX-6) */
export function messageParts(text: string): readonly MessagePart[] {
  return text
    .split(ORDER)
    .map((part, index) => ({ text: part, order: index % 2 === 1 ? part : null }))
    .filter((part) => part.text !== '');
}

/** The address of an order's page below a game's own address; the slashes of the id become dashes. (UIX-6) */
export function orderBelow(home: string, order: string): string {
  return `${home}/shipments/${order.replaceAll('/', '-')}`;
}
