import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../src/calls/', import.meta.url);
const RECORD = /\/\*\* (?<text>[^\n]+) \*\/\n {2}(?<name>\w+): callRecord\(/gu;

const summaries = new Map(
  readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(RECORD)].map(({ groups }): [string, string] => [
      groups?.['name'] ?? '',
      groups?.['text'] ?? '',
    ]),
  ),
);

/** The summary of a call: the comment above its record. It is read from the source so that browsers need not load it. */
export function summaryOf(name: string): string {
  const found = summaries.get(name);
  if (found === undefined) throw new Error(`Nothing above the record of ${name} says what the call does`);
  return found;
}
