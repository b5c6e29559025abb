import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from './layers.ts';
import { packagesIn } from './support/packages.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** Code that identifies somebody by name alone. */
const BY_NAME_ALONE = /\b(?:fullName|shortName|personName)\b|\bshort_name\b/u;

/** The files of the screens that do so: they name one person, colleagues by whom something was done, or people whose account or card is shown next to the name. */
const ONE_BY_ONE = [
  'game/src/watch/bring-form.tsx',
  'kit/src/api/session.ts',
  'kit/src/panel/earlier/earlier-list.tsx',
  'kit/src/panel/group-line.ts',
  'kit/src/panel/log-in-window.tsx',
  'kit/src/panel/panel-shell.tsx',
  'kit/src/panel/save-person.ts',
  'kit/src/session/names.ts',
  'office/src/admin-accounts/accounts-screen.tsx',
  'office/src/admin-accounts/accounts-table.tsx',
  'office/src/admin-accounts/reset-second-factor.tsx',
  'office/src/admin-audit/audit-words.ts',
  'office/src/admin-lecturers/leaving-users.tsx',
  'office/src/admin-lecturers/lecturer-groups.tsx',
  'office/src/admin-lecturers/lecturers-table.tsx',
  'office/src/admin-lecturers/remove-lecturer.tsx',
  'office/src/lecturer-codes/codes-sheet.tsx',
  'office/src/lecturer-codes/spare-code-window.tsx',
  'office/src/lecturer-curriculum/units-card.tsx',
  'office/src/lecturer-groups/groups-table.tsx',
  'office/src/lecturer-students/class-rules.ts',
  'office/src/lecturer-students/sent-invitations.tsx',
  'office/src/recycle-bin/bin-screen.tsx',
  'office/src/settings/erase-account.tsx',
  'office/src/settings/privacy-card.tsx',
  'office/src/settings/recovery-codes.tsx',
  'office/src/settings/settings-screen.tsx',
  'office/src/shared-groups/group-lecturers-dialog.tsx',
  'office/src/shared-groups/owned-by.tsx',
  'office/src/student-group/group-screen.tsx',
  'office/src/student-group/invitations-card.tsx',
  'workshop/src/editor/drafts/words.ts',
  'workshop/src/library/drafts-shown.tsx',
];

/** Texts that the server makes of a name alone. */
const MADE_OF_NAME = /\b(?:fullName|publicName)\(|first_name\} \$\{/u;

/** The files of the server that do so: letters about one person, public lists, the audit's label and the bin's name before they are told apart, keys that nobody reads. */
const SERVER_ONE_BY_ONE = [
  'server/src/commands/erase-user.ts',
  'server/src/commands/group-lecturers.ts',
  'server/src/commands/import-users.ts',
  'server/src/commands/invite-student.ts',
  'server/src/demo/demo-school.ts',
  'server/src/move/erase-again.ts',
  'server/src/presenters/names.ts',
  'server/src/presenters/rankings.ts',
  'server/src/storage/kysely/audit-snapshots.ts',
  'server/src/storage/kysely/removed-users.ts',
  'server/src/storage/migrations/0032-audit-and-bin.ts',
];

test('[VAL-6] whoever lists people calls them as namesApart does; by a name alone one person at a time is called, in the files named here', () => {
  const found = packagesIn(join(packages, '..'), 'screens')
    .filter((name) => name !== 'testing')
    .flatMap((name) => sourceFiles(join(packages, name, 'src')))
    .filter((path) => BY_NAME_ALONE.test(readFileSync(path, 'utf8')) && !path.includes('/src/dev/'))
    .map((path) => relative(packages, path));
  expect(found.sort()).toEqual(ONE_BY_ONE);
});

test('[VAL-6] what the server answers calls people as namesApart does, but for the files named here', () => {
  const found = sourceFiles(join(packages, 'server/src'))
    .filter((path) => MADE_OF_NAME.test(readFileSync(path, 'utf8')))
    .map((path) => relative(packages, path));
  expect(found.sort()).toEqual(SERVER_ONE_BY_ONE);
});
