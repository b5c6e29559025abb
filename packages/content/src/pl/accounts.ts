import { counted } from './plural.ts';

const GROUPS = { one: 'grupa', few: 'grupy', many: 'grup' } as const;
const GAMES = { one: 'gra', few: 'gry', many: 'gier' } as const;
const ACCOUNTS = { one: 'konto', few: 'konta', many: 'kont' } as const;

/** Polish texts of the admin's page of all accounts. */
export const accountsText = {
  sub: (count: number) => counted(count, ACCOUNTS),
  add: 'Dodaj administratora',
  onlyOne:
    'Szkoła ma jednego administratora. Dodaj drugiego: gdy ktoś zachoruje albo zapomni hasła, panel zostanie otwarty.',
  list: 'Lista kont',
  search: 'Szukaj osoby',
  searchHint: 'Imię, nazwisko, e-mail lub login',
  filter: 'Które konta',
  kinds: {
    all: 'Wszystkie',
    admins: 'Administratorzy',
    teachers: 'Wykładowcy',
    students: 'Studenci',
    nobodys: 'Studenci bez wykładowcy',
  },
  columns: {
    name: 'Imię i\u00a0nazwisko',
    address: 'E-mail lub login',
    kind: 'Rodzaj konta',
    teacher: 'Wykładowca',
    actions: 'Działania',
  },
  types: { ADMIN: 'Administrator', TEACHER: 'Wykładowca', STUDENT: 'Student' },
  self: 'To Ty',
  noTeacher: 'Bez wykładowcy',
  noAddress: 'bez e-maila i\u00a0loginu',
  edit: (name: string) => `Edytuj: ${name}`,
  more: (name: string) => `Więcej działań: ${name}`,
  save: 'Pobierz dane osoby',
  file: 'dane osoby',
  remove: 'Usuń konto',
  removeTitle: (name: string) => `Usunąć: ${name}?`,
  removeText: 'Dane osobowe zostaną skasowane. Tego kroku nie da się cofnąć.',
  removeStudentText:
    'Konto trafi do Kosza: przez 7\u00a0dni można je stamtąd przywrócić, potem dane osobowe znikną na zawsze.',
  keep: 'Zostaw',
  range: (from: number, to: number, all: number) => `${String(from)}–${String(to)} z\u00a0${String(all)}`,
  nothing: { title: 'Nikt nie pasuje', text: 'Zmień szukany tekst albo rodzaj kont.' },
  demo: {
    title: 'Szkoła pokazowa',
    text: (people: number, groups: number, games: number) =>
      `Na próbę: ${[counted(people, ACCOUNTS), counted(groups, GROUPS), counted(games, GAMES)].join(', ')}. Usuń ją, zanim zacznie się prawdziwa szkoła.`,
    remove: 'Usuń szkołę pokazową',
    ask: 'Usunąć szkołę pokazową?',
    askText: (people: number, groups: number, games: number) =>
      `Znikną na zawsze: ${[counted(people, ACCOUNTS), counted(groups, GROUPS), counted(games, GAMES)].join(', ')} i\u00a0ich wyniki w\u00a0rankingach.`,
    others: (count: number) =>
      `${counted(count, { one: 'prawdziwy student', few: 'prawdziwych studentów', many: 'prawdziwych studentów' })} Barbary Nowickiej zostanie bez wykładowcy.`,
    keep: 'Zostaw',
  },
  registration: {
    title: 'Rejestracja na stronie głównej',
    text: 'Dopóki tego nie zmienisz, konto może założyć każdy, kto otworzy stronę. Dodawania osób w\u00a0panelach to nie zmienia.',
    kinds: {
      students: { open: 'Studenci zakładają konta sami', note: 'Konto działa od razu.' },
      lecturers: { open: 'Wykładowcy zakładają konta sami', note: 'Konto działa, gdy zatwierdzi je administrator.' },
    },
    domains: { students: 'Domeny e-maili studentów', lecturers: 'Domeny e-maili wykładowców' },
    domainsHint: 'Po przecinku, na przykład szkola.edu.pl, uczen.szkola.edu.pl. Puste pole: każdy adres.',
    save: 'Zapisz rejestrację',
  },
  sharedComputers: {
    title: 'Wspólne komputery',
    text: 'W\u00a0pracowni przy jednym komputerze siadają kolejne osoby. Po włączeniu przeglądarka nie pamięta nikogo: logowanie kończy się z\u00a0jej zamknięciem, najpóźniej po 12\u00a0godzinach. Dotyczy to wszystkich kont, także logowań zapamiętanych wcześniej.',
    turn: 'Logowanie kończy się razem z\u00a0przeglądarką',
    note: 'Gdy wyłączone, logowanie pamiętamy 60\u00a0dni, a\u00a0przy otwarciu przeglądarki pytamy, czy to ta sama osoba.',
  },
  form: { addTitle: 'Dodaj administratora', editTitle: 'Dane osoby' },
} as const;
