import type { Person } from './school.ts';

const PASSWORD = 'szkola-pokazowa';

/** The demo school that a server with DEMO=1 makes: games were really played in it. */
export const demoSchool = {
  teacher: { id: '', email: 'barbara.nowicka@szkola.example', password: PASSWORD, name: 'Barbara Nowicka' },
  student: { id: '', email: 'zofia.lecka@szkola.example', password: PASSWORD, name: 'Zofia Łęcka' },
  group: 'Logistyka 2A',
} as const satisfies { readonly teacher: Person; readonly student: Person; readonly group: string };
