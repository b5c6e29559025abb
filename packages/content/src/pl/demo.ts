/** The people and groups of the demo school. Nobody is real; the addresses belong to no one. (CFG-9) */
export const demoSchool = {
  lecturer: { first_name: 'Barbara', last_name: 'Nowicka', email: 'barbara.nowicka@szkola.example' },
  groups: [
    {
      name: 'Logistyka 2A',
      students: [
        { first_name: 'Zofia', last_name: 'Łęcka', email: 'zofia.lecka@szkola.example' },
        { first_name: 'Jakub', last_name: 'Wróbel', email: 'jakub.wrobel@szkola.example' },
        { first_name: 'Maja', last_name: 'Środa', email: 'maja.sroda@szkola.example' },
        { first_name: 'Hubert', last_name: 'Domański', email: 'hubert.domanski@szkola.example' },
      ],
    },
    {
      name: 'Spedycja 3B',
      students: [
        { first_name: 'Lena', last_name: 'Żurek', email: 'lena.zurek@szkola.example' },
        { first_name: 'Szymon', last_name: 'Górecki', email: 'szymon.gorecki@szkola.example' },
        { first_name: 'Ola', last_name: 'Ćwik', email: 'ola.cwik@szkola.example' },
        { first_name: 'Mikołaj', last_name: 'Pająk', email: 'mikolaj.pajak@szkola.example' },
      ],
    },
  ],
} as const;

type DemoLogin = {
  readonly role: 'TEACHER' | 'STUDENT';
  readonly name: string;
  readonly email: string;
  readonly group: string | null;
};

type DemoTextFacts = {
  readonly password: string;
  readonly accounts: readonly DemoLogin[];
  /** Whether other computers can reach the server, and therefore these accounts. */
  readonly isOpenToNetwork: boolean;
};

const ROLES = { TEACHER: 'wykładowca', STUDENT: 'student' } as const;

/** The logins of the demo school, for the person who starts the server. */
export function demoText({ password, accounts, isOpenToNetwork }: DemoTextFacts): string {
  const rows = accounts.map(({ role, name, email, group }) => [ROLES[role], name, email, group ?? '']);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  const warning = isOpenToNetwork
    ? [
        'Serwer jest dostępny w\u00a0sieci, więc hasło jest losowe, a\u00a0gier pokazowych nie ma w\u00a0publicznym rankingu. Przed zajęciami administrator może usunąć szkołę pokazową: Wszystkie konta.',
      ]
    : [];
  return [`Szkoła pokazowa, hasło do każdego konta: ${password}`, ...lines, ...warning].join('\n');
}
