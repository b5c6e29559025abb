import type { UserPayload } from '@fracht/protocol';
import type { LoginCard } from '@fracht/kit/api/lecturer-calls.ts';

/** Cards on a page of A4: two beside each other, six rows. */
const ON_PAGE = 12;

/** The cards in the order given, page by page. */
export function pagesOf(cards: readonly LoginCard[]): readonly (readonly LoginCard[])[] {
  const count = Math.ceil(cards.length / ON_PAGE);
  return Array.from({ length: count }, (_, page) => cards.slice(page * ON_PAGE, (page + 1) * ON_PAGE));
}

/** The group that everybody on the cards belongs to; null when there is no such one. */
export function commonGroup(cards: readonly LoginCard[], students: readonly UserPayload[]): string | null {
  const groups = new Set(cards.map(({ id }) => students.find((student) => student.id === id)?.group ?? null));
  const [group = null] = groups;
  return groups.size === 1 ? group : null;
}
