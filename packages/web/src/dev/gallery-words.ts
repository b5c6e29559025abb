import type { RowState } from '../ui/table.tsx';

type Person = readonly [name: string, state: RowState | undefined, score: string];

/** Sample words of the gallery; it is no part of the product. */
export const words = {
  title: 'Zestaw elementów', theme: 'Motyw', buttons: 'Przycisk', fields: 'Pole i lista', signs: 'Zakładki, wybór, plakietki', messages: 'Komunikat i powiadomienie',
  windows: 'Okna', sprite: 'Znaki', save: 'Zapisz', saving: 'Zapisuję', join: 'Dołącz', reason: 'Najpierw wybierz grupę', withReason: 'Z powodem', edit: 'Edytuj', more: 'Więcej działań',
  remove: 'Usuń', popover: 'Dymek', tooltip: 'Podpowiedź', long: 'Zmiany działają od następnej rozgrywki, trwające grają na dotychczasowych.', email: 'E-mail', emailHint: 'nazwa@uczelnia',
  emailValue: 'k.maj@wsl.example', hint: 'Podpowiedź pod polem', error: 'Brakuje końcówki adresu.', group: 'Grupa', groupValue: 'LOG-2A', rest: 'Odpoczynek', disabled: 'Wyłączone',
  readOnly: 'Tylko do odczytu', fromServer: 'Błąd z serwera', showError: 'Pokaż błąd', search: 'Szukaj', message: 'Wiadomość', who: 'Kto gra', random: 'Losowi gracze', switch: 'Następna runda sama',
  check: 'Znam politykę', situation: 'Sytuacja', vehicle: 'Pojazd', state: 'Stan', all: 'Wszystkie', open: 'Czynne', running: 'W toku', ring: 'Runda 2', progress: 'Postęp', list: 'Lista',
  toast: 'przeniesiono 2 osoby do LOG-2B', undo: 'Cofnij', surname: 'Nazwisko', score: 'Wynik', perPage: '10 na stronie', emptyTitle: 'Nie ma jeszcze wypełnionych ankiet', modal: 'Okno',
  top: 'Okno na wierzchu', confirm: 'Zakończyć rozgrywkę?', keep: 'Graj dalej',
  people: [['Baran Zuzanna', undefined, '14 985'], ['Cieślak Weronika', 'selected', '11 980'], ['Maj Ola', 'attention', '10 140'], ['Nowicki Kamil', 'error', '12 140']] satisfies readonly Person[],
} as const;
