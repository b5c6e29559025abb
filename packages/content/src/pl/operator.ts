/** What the commands of the school's computer say to the person who types them, apart from the faults of a start. */
export const operatorText = {
  otherVersionRuns:
    'Na tych danych działa serwer innej wersji programu. Zatrzymaj go, uruchom ponownie przez npm start i\u00a0powtórz polecenie.',
  admin: {
    usage: 'npm run admin albo npm run admin -- E-MAIL; inna szkoła: --in KATALOG_DANYCH_ALBO_BAZA',
    noEmail: (given: string) => `„${given}” to nie jest adres e-mail. Użycie: npm run admin -- E-MAIL`,
    made: ({ email, password, isNew }: { email: string; password: string; isNew: boolean }) =>
      `${isNew ? 'Nowy administrator' : 'Nowe hasło administratora'} (pokazujemy je tylko raz): ${email}  ${password}\nZaloguj się i\u00a0ustaw własne hasło w\u00a0Ustawieniach konta.`,
    several: (emails: readonly string[]) =>
      `Szkoła ma kilku administratorów: ${emails.join(', ')}. Wskaż, kto ma dostać nowe hasło: npm run admin -- E-MAIL`,
    noAdmin: (email: string) =>
      `${email} to konto wykładowcy albo studenta, nie administratora. Podaj inny adres e-mail.`,
  },
} as const;
