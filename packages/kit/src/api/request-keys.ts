import { randomId } from '../random-id.ts';

/** The body of a request: fields, or a form with a file. */
type SentParts = { readonly body?: object | undefined; readonly form?: FormData | undefined };

/** A creating request with its idempotency key. */
type CreatingWish = { readonly key: string; readonly text: string };

/** Wishes whose answer was lost, so that it is unknown whether they took effect, by what they create; the latest last. */
const unsettled = new Map<string, readonly CreatingWish[]>();

/**
 * The wish that a creating request is part of. After a lost answer that is the earlier one, also if the form was changed or opened anew since: the server, to
 * which the key belongs, then either creates what is sent now or says that the earlier attempt had succeeded. If `isOfThis`, a wish is only about the thing
 * that its body names. (CAL-13, FLD-11)
 */
export function takeWish(place: string, { body, form }: SentParts, isOfThis: boolean): CreatingWish {
  const fields = [...(form ?? [])].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  );
  const text = JSON.stringify([body, fields]);
  const lost = unsettled.get(place) ?? [];
  const earlier = lost.find((wish) => wish.text === text) ?? (isOfThis ? undefined : lost.at(-1));
  // Taken out while it is in progress: another request made at the same moment is another wish.
  unsettled.set(
    place,
    lost.filter((wish) => wish !== earlier),
  );
  return { key: earlier?.key ?? randomId(), text };
}

/** The body with the key of its wish; a body that brings a key of its own keeps it. (FLD-11) */
export function withKey<Parts extends SentParts>(sent: Parts, { key }: CreatingWish): Parts {
  if (sent.form === undefined) return { ...sent, body: { key, ...sent.body } };
  sent.form.set('key', key);
  return sent;
}

/** The answer was lost: the next request for this place is the same wish. */
export function keepWish(place: string, wish: CreatingWish): void {
  unsettled.set(place, [...(unsettled.get(place) ?? []), wish]);
}
