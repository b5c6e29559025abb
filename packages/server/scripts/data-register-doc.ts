import { dataRegisterText } from '@fracht/content';
import { dataRegister } from '../src/commands/data-register.ts';

/** The settings of a school in which nothing was changed. */
const DEFAULTS = { months: 24, backupKeep: 14, hasMail: true, hasNats: false } as const;

const text = dataRegisterText;

/** docs/dane-osobowe.md: the register for the data protection officer, with default settings. (PRV-17) */
export function dataRegisterDoc(): string {
  const { kinds, bin, exits, browser } = dataRegister(DEFAULTS);
  const { heads } = text;
  return [
    `# ${text.title}`,
    '',
    '<!-- Made by `node packages/server/scripts/make-data-register.ts`; a test keeps it equal to the tables of the program. -->',
    '',
    `${text.sub}. ${text.intro} W panelu administratora (Wszystkie konta) ta sama strona pokazuje ustawienia danej szkoły; tutaj są te, których nikt nie zmienił.`,
    '',
    `## ${text.kept}`,
    '',
    ...kinds.flatMap(({ title, purpose, basis, places, kept, readers, erased }) => [
      `### ${title}`,
      '',
      `- **${heads.purpose}**: ${purpose}`,
      `- **${heads.basis}**: ${basis}`,
      `- **${heads.columns}**: ${places.map(({ table, columns }) => `\`${table}\` (${columns.join(', ')})`).join('; ')}`,
      `- **${heads.kept}**: ${kept}`,
      `- **${heads.seen}**:${readers.length === 0 ? ` ${text.nobodyReads}` : ''}`,
      ...readers.map((reader) => `  - ${reader}`),
      `- **${heads.erased}**: ${erased}`,
      '',
    ]),
    bin,
    '',
    `## ${text.leaves}`,
    '',
    ...exits.map((exit) => `- **${exit.where}**: ${exit.text}`),
    '',
    `## ${text.browser}`,
    '',
    text.browserText,
    '',
    ...browser.map(({ key, place, what }) => `- \`${key}\` (${place}): ${what}`),
    '',
  ].join('\n');
}
