/** The login form when a session has ended while somebody was at work. */
export const logInAgainText = {
  title: 'Sesja wygasła',
  /** `why`: why the session has ended, in words; null: unknown. */
  told: (why: string | null) =>
    `${why ?? 'Minął czas logowania, zmieniono hasło lub kod albo wylogowano Cię w\u00a0innym miejscu.'} Zaloguj się, aby dokończyć. To, co jest na stronie, czeka: nic nie zginęło.`,
  password: 'Hasło',
  code: 'PIN albo kod z\u00a0kartki',
  leave: 'Wyjdź bez zapisywania',
  submit: 'Zaloguj się i\u00a0dokończ',
} as const;
