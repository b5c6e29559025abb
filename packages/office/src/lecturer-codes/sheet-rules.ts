import type { UserPayload } from '@fracht/protocol';
import type { LoginCard } from '@fracht/kit/api/lecturer-calls.ts';

/** Cards on a page of A4: two columns of six. */
const ON_PAGE = 12;

/** Splits the cards into pages. */
export function pagesOf(cards: readonly LoginCard[]): readonly (readonly LoginCard[])[] {
  const count = Math.ceil(cards.length / ON_PAGE);
  return Array.from({ length: count }, (_, page) => cards.slice(page * ON_PAGE, (page + 1) * ON_PAGE));
}

/** The group that everybody on the cards belongs to; null: none. */
export function commonGroup(cards: readonly LoginCard[], students: readonly UserPayload[]): string | null {
  const groups = new Set(cards.map(({ id }) => students.find((student) => student.id === id)?.group ?? null));
  const [group = null] = groups;
  return groups.size === 1 ? group : null;
}

/** The address of the game as people type it, without the protocol. */
export function typedAddress(cards: readonly LoginCard[]): string {
  const [card] = cards;
  return card === undefined || !URL.canParse(card.link) ? '' : new URL(card.link).host;
}
