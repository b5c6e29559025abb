import type { AddressesPayload } from '@fracht/protocol';
import type { LoginCard } from '@fracht/kit/api/lecturer-calls.ts';

/** Host names that mean the computer itself (loopback). */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** Addresses for the printed codes, the likeliest first: the one at which this page is open, the server's addresses in its networks, its configured one. */
export function addressChoices({ url, addresses }: AddressesPayload, page: string): readonly string[] {
  const opened = OWN.test(new URL(page).hostname) ? [] : [page];
  return [...new Set([...opened, ...addresses, url])];
}

/** The cards with their links moved to this address. */
export function cardsAt(cards: readonly LoginCard[], address: string): readonly LoginCard[] {
  return cards.map((card) => ({ ...card, link: linkAt(card.link, address) }));
}

function linkAt(link: string, address: string): string {
  const at = link.indexOf('/#');
  return at < 0 ? link : address + link.slice(at);
}
