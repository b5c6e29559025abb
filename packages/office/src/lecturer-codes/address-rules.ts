import type { AddressesPayload } from '@fracht/protocol';
import type { LoginCard } from '@fracht/kit/api/lecturer-calls.ts';

/** Names and numbers that every computer gives to itself. */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** Addresses for a sheet, the likeliest first: the one that this page was opened by, this computer's in its networks, the server's own. */
export function addressChoices({ url, addresses }: AddressesPayload, page: string): readonly string[] {
  const opened = OWN.test(new URL(page).hostname) ? [] : [page];
  return [...new Set([...opened, ...addresses, url])];
}

/** The cards with links that lead to this address. */
export function cardsAt(cards: readonly LoginCard[], address: string): readonly LoginCard[] {
  return cards.map((card) => ({ ...card, link: linkAt(card.link, address) }));
}

function linkAt(link: string, address: string): string {
  const at = link.indexOf('/#');
  return at < 0 ? link : address + link.slice(at);
}
