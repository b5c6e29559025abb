/** What staff can do with the second factor of their logins. (OWN-11) */
export const SECOND_STEP = [
  'Włącz weryfikację dwuetapową: potrzebna jest aplikacja do kodów w\u00a0telefonie. Zeskanuj nią kod QR, wpisz sześć cyfr i\u00a0zapisz kody zapasowe w\u00a0bezpiecznym miejscu.',
  'Bez telefonu zalogujesz się kodem zapasowym, każdym raz. Gdy ich zabraknie, weryfikację wyłączy administrator.',
] as const;
