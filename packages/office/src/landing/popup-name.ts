/** The windows of the landing page by their names in the address. (LND-4) */
export const POPUPS = ['logowanie', 'rejestracja', 'haslo', 'kontakt', 'polityka'] as const;
export type PopupName = (typeof POPUPS)[number];

/** The window that an address names, as in `?okno=rejestracja`; null for none or an unknown one. */
export function popupOf(search: Readonly<Record<string, unknown>>): PopupName | null {
  return POPUPS.find((name) => name === search['okno']) ?? null;
}

/** The key of the address that names a window. */
export const POPUP_VIEWS = ['okno'] as const;
