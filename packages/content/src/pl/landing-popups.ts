/** Polish texts of the dialogs on the landing page; loaded when the first of them opens. */
export const popupText = {
  login: {
    hint: 'Masz kartkę z\u00a0kodem? W\u00a0polu E-mail wpisz login z\u00a0kartki, a\u00a0w\u00a0polu Hasło kod. Kod działa raz, potem wchodzisz własnym PIN-em.',
  },
  contact: {
    name: 'Imię i\u00a0nazwisko',
    email: 'E-mail',
    message: 'Wiadomość',
    messagePlaceholder: 'Ilu masz studentów, kiedy zaczynasz zajęcia?',
    send: 'Wyślij',
  },
  registration: {
    title: 'Rejestracja',
    kind: 'Rodzaj konta',
    student: { title: 'Studiuję', note: 'gram w\u00a0swojej grupie' },
    teacher: { title: 'Prowadzę zajęcia', note: 'po zatwierdzeniu konta' },
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    passwordHint: 'Hasło ustawisz z\u00a0linku, który wyślemy na ten adres.',
    approval: 'Konto wykładowcy zadziała, gdy zatwierdzi je administrator szkoły.',
    policyBefore: 'Znam ',
    policyLink: 'politykę prywatności',
    policyInTab: 'politykę prywatności (otworzy się w\u00a0nowej karcie)',
    policyAfter: ' i\u00a0chcę założyć konto.',
    policyNeeded: 'Zaznacz, że znasz politykę prywatności.',
    domains: (domains: readonly string[]) => `Tylko adres z\u00a0domeny: ${domains.join(', ')}.`,
    closed: 'Rejestracja jest zamknięta. Konto założy Ci szkoła: zapytaj wykładowcę.',
    onlyStudents: 'Zarejestrować się mogą studenci. Konto wykładowcy zakłada administrator szkoły.',
    onlyLecturers: 'Zarejestrować się mogą wykładowcy. Konto studenta zakłada wykładowca.',
    submit: 'Załóż konto',
    haveAccount: 'Masz konto?',
    login: 'Zaloguj się',
  },
  recovery: {
    title: 'Znajdź swoje konto',
    email: 'Wprowadź swój e-mail',
    hint: 'Wyślemy link, który pozwoli ustawić nowe hasło. Jest ważny przez godzinę.',
    submit: 'Szukaj',
  },
  policy: { title: 'Polityka prywatności', missing: 'Treść polityki prywatności nie została jeszcze wczytana.' },
} as const;

/** Polish texts of the page behind a mailed link. */
export const resetText = {
  askAgain: 'Wyślij nowy link',
  title: 'Ustaw nowe hasło',
  text: 'Wpisz hasło, którym będziesz się logować. Po zapisaniu przejdziesz do logowania.',
  password: 'Nowe hasło',
  hint: 'Od 10 do 128\u00a0znaków, nie z\u00a0listy najpopularniejszych.',
  repeat: 'Powtórz nowe hasło',
  differ: 'Hasła różnią się od siebie.',
  submit: 'Zapisz hasło',
  noToken: 'Ten link jest niepełny. Otwórz go jeszcze raz z\u00a0wiadomości albo poproś o\u00a0nowy.',
  back: 'Wróć na stronę główną',
} as const;
