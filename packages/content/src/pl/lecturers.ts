import { counted, plural } from './plural.ts';

const STUDENTS = { one: 'studenta', few: 'studentów', many: 'studentów' } as const;
const GROUPS = { one: 'grupę', few: 'grupy', many: 'grup' } as const;
const GAMES = { one: 'rozgrywkę', few: 'rozgrywki', many: 'rozgrywek' } as const;
const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

/** Polish texts of the admin's page Wykładowcy. */
export const lecturersText = {
  title: 'Wykładowcy',
  sub: (count: number, waiting: number) =>
    `${counted(count, PEOPLE)}${waiting === 0 ? '' : `, ${String(waiting)} ${plural(waiting, { one: 'czeka', few: 'czekają', many: 'czeka' })} na zatwierdzenie`}`,
  add: 'Dodaj wykładowcę',
  list: 'Lista wykładowców',
  search: 'Szukaj wykładowcy',
  searchHint: 'Imię, nazwisko lub e-mail',
  columns: { name: 'Imię i\u00a0nazwisko', email: 'E-mail', account: 'Konto', actions: 'Działania' },
  approve: 'Zatwierdź',
  account: { active: 'Aktywne', noPassword: 'Bez hasła', waiting: 'Czeka na zatwierdzenie' },
  edit: (name: string) => `Edytuj: ${name}`,
  more: (name: string) => `Więcej działań: ${name}`,
  remove: 'Usuń konto',
  removeTitle: (name: string) => `Usunąć: ${name}?`,
  removeText: 'Dane osobowe zostaną skasowane. Tego kroku nie da się cofnąć.',
  heir: {
    label: 'Kto przejmie studentów, grupy i\u00a0rozgrywki',
    choose: 'Wybierz...',
    nobody: 'Nikt: grupy i\u00a0notatki z\u00a0rozgrywek znikną, studenci zostaną bez wykładowcy',
    hint: 'Z\u00a0rozgrywkami przejdą ich wyniki i\u00a0ankiety. Rozpoczęta gra toczy się dalej. Własne pytania do ankiet znikną.',
  },
  leaves: (students: number, groups: number, games: number) =>
    `Ta osoba prowadzi: ${[counted(students, STUDENTS), counted(groups, GROUPS), counted(games, GAMES)].join(', ')}.`,
  leavesNothing: 'Ta osoba nie prowadzi ani studentów, ani grup, ani rozgrywek.',
  /** The same to the lecturer who deletes the own account. */
  own: {
    leaves: (students: number, groups: number, games: number) =>
      `Prowadzisz: ${[counted(students, STUDENTS), counted(groups, GROUPS), counted(games, GAMES)].join(', ')}.`,
    leavesNothing: 'Nie prowadzisz ani studentów, ani grup, ani rozgrywek.',
  },
  keep: 'Zostaw',
  empty: {
    title: 'Nie ma jeszcze wykładowców',
    text: 'Dodaj pierwszą osobę albo zatwierdź konto, które ktoś sam założył.',
  },
  nothing: { title: 'Nikt nie pasuje', text: 'Zmień szukany tekst.' },
  form: { addTitle: 'Dodaj wykładowcę', editTitle: 'Dane wykładowcy' },
  outbox: {
    title: 'Poczta wychodząca',
    text: 'Szkoła bez serwera poczty może przekazać te linki osobiście. Najnowsze na górze.',
    empty: 'Nie ma żadnych wiadomości.',
    columns: { when: 'Kiedy', to: 'Do', subject: 'Temat', text: 'Treść' },
    show: 'Pokaż treść',
    fold: (letters: number, toHandOver: number) =>
      `${counted(letters, { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości' })}${toHandOver === 0 ? '' : `, do przekazania: ${String(toHandOver)}`}`,
  },
} as const;
