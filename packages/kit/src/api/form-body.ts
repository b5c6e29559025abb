/** Fields encoded as a form: lists as JSON text, null as an empty text, undefined ones left out. */
export function formBody(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'string' || typeof value === 'number') form.set(name, String(value));
    else form.set(name, value === null ? '' : JSON.stringify(value));
  }
  return form;
}
