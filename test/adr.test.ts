import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/adr');
const INDEX = 'README.md';

const HEAD =
  /^# (?<number>\d{4}): (?<title>\S[^\n]*)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\. Status: (?<status>accepted|overtaken by \d{4})\.(?: [^\n]+)?\n\n/u;
const ROW = /^\| \[(?<name>\d{4}: [^\]]+)\]\((?<file>[^)]+)\) \| (?<date>[^|]+) \| (?<status>[^|]+) \| [^|]+ \|$/gmu;
/** How a decision is cited: "ADR 0012", "docs/adr/0032, 0033", "docs/adr/0032 and 0034". */
const NAMED = /(?:ADR |docs\/adr\/)(?<numbers>\d{4}(?:(?:, | and )\d{4}\b)*)/gu;

type RecordHead = { readonly file: string; readonly name: string; readonly date: string; readonly status: string };

function headOf(file: string): RecordHead | null {
  const found = HEAD.exec(readFileSync(join(folder, file), 'utf8'))?.groups;
  const isFiled = found?.['number'] === file.slice(0, 4);
  return found === undefined || !isFiled
    ? null
    : {
        file,
        name: `${found['number']}: ${found['title']}`,
        date: found['date'] ?? '',
        status: found['status'] ?? '',
      };
}

function rowsOf(index: string): readonly RecordHead[] {
  return [...index.matchAll(ROW)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    name: groups?.['name'] ?? '',
    date: groups?.['date'] ?? '',
    status: groups?.['status'] ?? '',
  }));
}

function numbersNamedIn(text: string): readonly string[] {
  return [...text.matchAll(NAMED)].flatMap(({ groups }) => (groups?.['numbers'] ?? '').split(/, | and /u));
}

const files = readdirSync(folder)
  .filter((file) => file !== INDEX)
  .sort();
const heads = files.map(headOf).filter((head) => head !== null);
const numbers = heads.map(({ file }) => file.slice(0, 4));

describe('the records of decisions', () => {
  test('begin with number, title, date and status', () => {
    expect(files.filter((file) => headOf(file) === null)).toEqual([]);
  });

  test('have the numbers from 0001 on, each once', () => {
    expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  test('are overtaken by later ones, which say so', () => {
    const overtaken = heads.filter(({ status }) => status !== 'accepted');
    const broken = overtaken.filter(({ file, status }) => {
      const later = files.find((other) => other.startsWith(status.slice(-4)));
      const says = `Overtakes ADR ${file.slice(0, 4)}`;
      return later === undefined || later <= file || !readFileSync(join(folder, later), 'utf8').includes(says);
    });
    expect(overtaken.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  test('stand in the index once each, with the name, date and status that they have themselves', () => {
    expect(rowsOf(readFileSync(join(folder, INDEX), 'utf8'))).toEqual(heads);
  });

  test('are there wherever one is named', () => {
    const texts = ownFiles(root, ['.md', '.ts', '.tsx', '.mjs', '.css']);
    const dangling = texts.flatMap((path) =>
      numbersNamedIn(readFileSync(join(root, path), 'utf8'))
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(dangling).toEqual([]);
  });
});

test('a record is found by each way in which others name it', () => {
  expect(numbersNamedIn('ADR 0012; docs/adr/0032, 0033 and docs/adr/0032 and 0034; see 0035')).toEqual([
    '0012',
    '0032',
    '0033',
    '0032',
    '0034',
  ]);
});
