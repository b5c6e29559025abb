/** Initial values of the login form: typed into the prerendered page before the script took over, or taken from the link of a login card. */
const typed = new Map<string, string>();

/** Saves the values of the named inputs; called once, just before the first render replaces them. */
export function keepTyped(names: readonly string[]): void {
  for (const name of names) {
    const input = document.querySelector(`#root input[name="${name}"]`);
    if (input instanceof HTMLInputElement && input.value !== '') typed.set(name, input.value);
  }
}

/** The saved value of the input of this name. */
export function typedValue(name: string): string | undefined {
  return typed.get(name);
}

/** Clears the saved values, so that the next person in this browser gets an empty form. */
export function forgetTyped(): void {
  typed.clear();
}

/**
 * Takes login name and one-time code from the address's fragment, where the QR code of a login card puts them, as values of the login form; opens its window,
 * and removes them from the address and so from the history. False if the address has none. (LND-10)
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
