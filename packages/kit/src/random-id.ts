/** A unique id made in the browser. `crypto.randomUUID` exists only on pages served over HTTPS; a class may play over plain HTTP. (LIN-6) */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
