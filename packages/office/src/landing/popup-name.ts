/** The windows of the landing page, as they stand in the address. (LND-4) */
export const POPUPS = ['logowanie', 'rejestracja', 'haslo', 'kontakt', 'polityka'] as const;
export type PopupName = (typeof POPUPS)[number];

/** The window that an address asks for: `?okno=rejestracja`; null when none or unknown. */
export function popupOf(search: Readonly<Record<string, unknown>>): PopupName | null {
  return POPUPS.find((name) => name === search['okno']) ?? null;
}
