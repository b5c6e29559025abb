import { randomId } from '../random-id.ts';

/** What is sent: fields, or a form with a file. */
type SentParts = { readonly body?: object | undefined; readonly form?: FormData | undefined };

/** Keys of wishes of which nobody knows yet whether they came true: their answer was lost. */
const unsettled = new Map<string, string>();

/** A wish to make something, as text: who presses once more after a lost answer has the same one. */
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

/** The same with the key of its wish; a body that has a key of its own keeps it. (FLD-11) */
export function withKey<Parts extends SentParts>(sent: Parts, wish: string): Parts {
  const key = unsettled.get(wish) ?? randomId();
  unsettled.set(wish, key);
  if (sent.form === undefined) return { ...sent, body: { key, ...sent.body } };
  sent.form.set('key', key);
  return sent;
}

/** The server has answered: the same wish is another one from now on. */
export function settleWish(wish: string): void {
  unsettled.delete(wish);
}
