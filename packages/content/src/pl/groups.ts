import { counted } from './plural.ts';

const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

/** Polish texts of the lecturer's page Grupy. */
export const groupsText = {
  title: 'Grupy',
  sub: (groups: number, people: number) =>
    groups === 0
      ? 'Nie masz jeszcze grup'
      : `${counted(groups, { one: 'grupa', few: 'grupy', many: 'grup' })}, ${counted(people, PEOPLE)}`,
  add: 'Nowa grupa',
  list: 'Lista grup',
  search: 'Szukaj grupy',
  searchHint: 'Nazwa grupy lub osoba',
  columns: { name: 'Nazwa', people: 'Osoby', members: 'Skład', games: 'Rozgrywki', actions: 'Działania' },
  othersCount: (count: number) => `i\u00a0jeszcze ${String(count)}`,
  noMembers: 'nikogo jeszcze nie ma',
  edit: (name: string) => `Edytuj: ${name}`,
  term: (name: string) => `Semestr grupy ${name}`,
  termShort: 'Semestr',
  more: (name: string) => `Więcej działań: ${name}`,
  remove: 'Usuń grupę',
  removeTitle: (name: string) => `Usunąć grupę ${name}?`,
  removeText: 'Studenci zostaną bez grupy, ich konta i\u00a0wyniki nie znikną. Można to cofnąć przez 30\u00a0dni.',
  keep: 'Zostaw',
  empty: {
    title: 'Nie masz jeszcze grup',
    text: 'Grupa to zespół, który gra razem. Załóż ją i\u00a0przypisz do niej studentów.',
  },
  nothing: { title: 'Nic nie pasuje', text: 'Zmień szukany tekst.' },
  form: {
    addTitle: 'Nowa grupa',
    editTitle: (name: string) => `Grupa ${name}`,
    name: 'Nazwa grupy',
    namePlaceholder: 'na przykład LOG-2A',
    sameName: 'Masz już grupę o\u00a0tej nazwie. Wpisz inną, bo na listach nie da się ich odróżnić.',
    members: 'Skład',
    search: 'Szukaj studenta',
    searchHint: 'Imię lub nazwisko',
    chosen: (count: number) => `Wybrano ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
    inGroup: (name: string) => `teraz: ${name}`,
    noStudents: 'Nie masz jeszcze studentów. Dodasz ich na stronie Studenci.',
    nobody: 'Nikt nie pasuje.',
    addSubmit: 'Załóż grupę',
    editSubmit: 'Zapisz zmiany',
  },
} as const;
