/** What stands in the login form before anybody typed into it: from the prerendered page, or from the link of a card. */
const typed = new Map<string, string>();

/** Keeps what stands in the named inputs now; called once, just before the first drawing. */
export function keepTyped(names: readonly string[]): void {
  for (const name of names) {
    const input = document.querySelector(`#root input[name="${name}"]`);
    if (input instanceof HTMLInputElement && input.value !== '') typed.set(name, input.value);
  }
}

/** What was typed into the input of this name, or nothing. */
export function takeTyped(name: string): string | undefined {
  return typed.get(name);
}

/** Forgets all of it: who logs in next in this browser starts with an empty form. */
export function forgetTyped(): void {
  typed.clear();
}

/**
 * Takes the login name and the one-time code of a card's QR code, which stand after the `#`, into the login form, opens its window
 * and clears them from the address, so that they stay in no history. False where the address has none. (LND-10)
 */
export function takeLoginLink(): boolean {
  const { hash } = window.location;
  const link = new URLSearchParams(hash.slice(1));
  const [login, code] = [link.get('login'), link.get('code')];
  if (login === null || code === null) return false;
  typed.set('email', login).set('password', code);
  window.history.replaceState(null, '', '/?okno=logowanie');
  return true;
}
