import { randomId } from '../random-id.ts';

/** The body of a request: fields, or a form with a file. */
type SentParts = { readonly body?: object | undefined; readonly form?: FormData | undefined };

/** Idempotency keys of requests whose answer was lost, so that it is unknown whether they took effect. */
const unsettled = new Map<string, string>();

/** A creating request as text: pressing again after a lost answer gives the same text. */
export function wishText({
  method,
  path,
  body,
  form,
}: SentParts & { readonly method: string; readonly path: string }): string {
  const fields = [...(form ?? [])].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  );
  return JSON.stringify([method, path, body, fields]);
}

/** The body with the idempotency key of its request; a body that brings a key of its own keeps it. (FLD-11) */
export function withKey<Parts extends SentParts>(sent: Parts, wish: string): Parts {
  const key = unsettled.get(wish) ?? randomId();
  unsettled.set(wish, key);
  if (sent.form === undefined) return { ...sent, body: { key, ...sent.body } };
  sent.form.set('key', key);
  return sent;
}

/** The server has answered: from now on the same request counts as a new one. */
export function settleWish(wish: string): void {
  unsettled.delete(wish);
}
