/** Polish texts of the form that changes a password. */
export const passwordText = {
  label: 'Zmiana hasła',
  old: 'Obecne hasło',
  fresh: 'Nowe hasło',
  hint: 'Od 10 do 128\u00a0znaków, nie z\u00a0listy najpopularniejszych.',
  repeat: 'Powtórz nowe hasło',
  save: 'Ustaw hasło',
  change: 'Zmień hasło',
} as const;

/** Polish texts about the PIN of accounts that log in with a card. */
export const pinText = {
  label: 'Własny PIN',
  old: 'Obecny PIN lub hasło',
  fresh: 'Nowy PIN',
  hint: 'Co najmniej 6\u00a0cyfr: nie data i\u00a0nie 123456. Może też być hasło, od 10\u00a0znaków.',
  repeat: 'Powtórz nowy PIN',
  save: 'Zapisz PIN',
  change: 'Zmień PIN',
  none: 'Kod z\u00a0kartki działa tylko raz. Z\u00a0własnym PIN-em wejdziesz następnym razem bez nowej kartki.',
  erase: 'PIN lub hasło',
  keepLogin: (login: string) => `Twój login: ${login}. Zapisz go albo zachowaj kartkę.`,
  offer: {
    title: 'Ustaw własny PIN',
    lead: 'Kod z\u00a0kartki działa tylko raz. Z\u00a0PIN-em wejdziesz na następną lekcję, a\u00a0w\u00a0domu do zadań, omówień i\u00a0kursu.',
    later: 'Później',
  },
  leaving: {
    title: 'Wylogować bez PIN-u?',
    lead: 'Bez własnego kodu PIN nie wejdziesz ponownie, dopóki wykładowca nie da Ci nowej kartki z\u00a0kodem.',
    later: 'Wyloguj bez PIN-u',
    save: 'Zapisz PIN i\u00a0wyloguj',
  },
} as const;
