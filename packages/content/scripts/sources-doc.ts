import { LAWS } from '@fracht/engine';
import { ACTS } from '../src/data/laws.ts';
import { allSources, type UsedSource } from './all-sources.ts';

/** The text of docs/sources.md: every act, its address, the places in it that texts cite, when each was looked up, and what cites it. */
export function sourcesDoc(): string {
  const all = allSources();
  const parts = LAWS.flatMap((law) => {
    const own = all.filter(({ source }) => source.law === law);
    return law === 'OTHER' || own.length === 0 ? [] : [{ ...ACTS[law], own }];
  }).toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
  return [
    '# Sources of what the game says of the law',
    '',
    'Every place in an act that a situation, a word of the glossary or a page of help names, once, with the day on which somebody last looked there: in the act, or in a copy or an account of it. Made by `npm run sources -- --write`; a test keeps it equal to the texts. `npm run sources` also says which are older than twelve months. How a doubt was settled is told in [trade.md](trade.md).',
    '',
    ...parts.flatMap(({ name, address, own }) => [
      `## [${plain(name)}](${address})`,
      '',
      '| place | looked up | named by |',
      '|---|---|---|',
      ...own.map(rowOf),
      '',
    ]),
  ].join('\n');
}

function rowOf({ source, usedBy }: UsedSource): string {
  return `| ${plain(source.article)} | ${source.checked} | ${plain(usedBy.join(', '))} |`;
}

/** With ordinary spaces, so that it can be searched. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
