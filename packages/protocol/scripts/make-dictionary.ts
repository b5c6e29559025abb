import { writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import {
  CAR_ACTIONS,
  JOURNAL_FACTS,
  MESSAGE_CODES,
  MONEY_REASONS,
  ORDER_STATUSES,
  PLAYER_STATUSES,
  POINT_REASONS,
} from '@fracht/engine';
import { sampleMessages } from './sample-messages.ts';

/**
 * Writes src/fracht-1.gen.ts, the dictionary of the codec `fracht-1`. Run: node
 * packages/protocol/scripts/make-dictionary.ts. A dictionary never changes once it is in use: a new one is a new codec with
 * its own name.
 */

/** In bytes; together with a message it must fit into a window of 8 KiB. */
const MOST_BYTES = 5000;
const CANDIDATES = 120;
const SAMPLES = 240;
const MESSAGES = sampleMessages('dictionary');

const WORDS = [
  ...CAR_ACTIONS,
  ...JOURNAL_FACTS,
  ...MESSAGE_CODES,
  ...MONEY_REASONS,
  ...POINT_REASONS,
  ...ORDER_STATUSES,
  ...PLAYER_STATUSES,
]
  .map((word) => `"${word}"`)
  .join('');
const REFUSAL = '{"re":"","ok":false,"code":"ORDER_TAKEN","message":"","seq":';

/** The message that saves most comes last, where a reference to it is cheapest. */
function pickGreedily(): readonly string[] {
  const candidates = spread([...new Set(MESSAGES.filter((text) => text.length < 1200))], CANDIDATES);
  const samples = spread(MESSAGES, SAMPLES);
  let picked: readonly string[] = [];
  for (;;) {
    const dictionaries = candidates.map((candidate) => [candidate, ...picked]).filter(fits);
    const best = dictionaries
      .map((lines) => ({ lines, cost: costOf(lines, samples) }))
      .sort((one, other) => one.cost - other.cost)[0];
    if (best === undefined || best.cost >= costOf(picked, samples)) return picked;
    picked = best.lines;
  }
}

function fits(lines: readonly string[]): boolean {
  return textOf(lines).length <= MOST_BYTES;
}

function textOf(lines: readonly string[]): string {
  return `${WORDS}${REFUSAL}${lines.join('')}`;
}

function costOf(lines: readonly string[], samples: readonly string[]): number {
  const dictionary = Buffer.from(textOf(lines), 'latin1');
  return samples.reduce((sum, text) => sum + deflateRawSync(text, { dictionary }).length, 0);
}

function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

const lines = [WORDS, REFUSAL, ...pickGreedily()];
const doc =
  '/** What messages are made of; from scripts/make-dictionary.ts. Never changes: another one is another codec. */';
const rows = lines.map((line) => `  '${line}',\n`).join('');
writeFileSync(
  new URL('../src/fracht-1.gen.ts', import.meta.url),
  `${doc}\nexport const FRACHT_1 = [\n${rows}].join('');\n`,
);
