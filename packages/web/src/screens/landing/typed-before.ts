/** What a visitor typed into the prerendered page before the program took it over. */
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
