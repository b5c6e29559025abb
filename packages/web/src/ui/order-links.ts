/** One stretch of a message: words, or the id of an order to link to. */
export type MessagePart = { readonly text: string; readonly order: string | null };

/** Cuts a message at its order references, which stand between double hashes. (spec §8) */
export function messageParts(text: string): readonly MessagePart[] {
  return text
    .split('##')
    .map((part, index) => ({ text: part, order: index % 2 === 1 ? part : null }))
    .filter((part) => part.text !== '');
}

/** The address of an order's page in a game; slashes of the order's id become dashes. (spec §3 Order, §8) */
export function orderAddress(game: string, order: string): string {
  return `/game/${encodeURIComponent(game)}/shipments/${order.replaceAll('/', '-')}`;
}
