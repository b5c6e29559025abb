import { duelText } from '@fracht/content';
import { useDuelOffer } from '@fracht/kit/api/duel-calls.ts';
import { DUEL_PLACE } from './duel-place.ts';

/** From the top of the debrief down to the card that begins a duel; nothing if the lesson has no ghost. (DUE-4) */
export function DuelLink({ game }: { readonly game: string }) {
  const { data } = useDuelOffer(game);
  return data?.ghosts[0] === undefined ? null : <a href={`#${DUEL_PLACE}`}>{duelText.offer.link}</a>;
}
