import { readFileSync } from 'node:fs';
import { LAWS } from '@fracht/engine';
import { namesLaw, placesFrom, rootsOf, waysFrom } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { allSources } from '../scripts/all-sources.ts';
import { sourcesDoc } from '../scripts/sources-doc.ts';
import { ACTS } from '../src/data/laws.ts';
import { GLOSSARY } from '../src/help/index.ts';
import { HELP_PAGES } from '../src/help/pages.ts';
import type { Term } from '../src/help/term.ts';
import { TEACHER_CARDS } from '../src/lessons/index.ts';
import { schoolDay } from '../src/pl/school-time.ts';
import { SHIPPED_LIBRARY } from '../src/situations/index.ts';
import { practiceSituation } from '../src/situations/practice.ts';

/** Official publishers of laws in their consolidated form. */
const PUBLISHERS = ['eur-lex.europa.eu', 'isap.sejm.gov.pl', 'unece.org', 'www.gesetze-im-internet.de', 'www.imo.org'];
const { emergencies, accidents, changes } = SHIPPED_LIBRARY;
const SITUATIONS = [...emergencies, ...changes, ...accidents];
const ASKING = [
  ...[...emergencies, practiceSituation].map((item) => ({ kind: 'EMERGENCY' as const, item })),
  ...changes.map((item) => ({ kind: 'CHANGE' as const, item })),
];

test('[SRC-1] every act has a name and an address at its publisher', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(LAWS.filter((law) => law !== 'OTHER').toSorted());
  const acts = Object.values(ACTS);
  for (const one of ['name', 'address'] as const) expect(new Set(acts.map((act) => act[one])).size).toBe(acts.length);
  for (const { address } of acts) expect(PUBLISHERS).toContain(new URL(address).host);
});

test('[SRC-1] every source has an act, a place in it, and a day that is not to come', () => {
  const all = allSources();
  expect(all.length).toBeGreaterThan(90);
  for (const { source, usedBy } of all) {
    expect(source.law, usedBy.join()).not.toBe('OTHER');
    expect(source.article, usedBy.join()).not.toBe('');
    expect(source.checked).toMatch(/^20\d\d-\d\d-\d\d$/u);
    expect(source.checked <= schoolDay(Date.now()), usedBy.join()).toBe(true);
  }
});

test('[SRC-1] a card that names law stands beside a situation with a source', () => {
  for (const [id, { teaches, practice = '', ask }] of Object.entries(TEACHER_CARDS)) {
    if (![teaches, practice, ask].some(namesLaw)) continue;
    expect(SITUATIONS.find((item) => item.id === id)?.sources, id).toBeDefined();
  }
});

test('[SRC-1] words of the glossary and pages of help that name law have a source', () => {
  const words = Object.values<Term>(GLOSSARY).map(({ word, means, inGame = '', practice = '', sources }) => ({
    name: word,
    texts: [means, inGame, practice],
    sources,
  }));
  const pages = Object.entries(HELP_PAGES).map(([name, { see, act, sources }]) => ({
    name,
    texts: [...see, ...act],
    sources,
  }));
  const naming = [...words, ...pages].filter(({ texts }) => texts.some(namesLaw));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter(({ sources }) => sources === undefined)).toEqual([]);
});

/** The places that a text cites by number: an article, a paragraph, or a dotted number as in ADR. */
function numbersIn(article: string): readonly string[] {
  const numbers = [...article.matchAll(/\d+(?:\.\d+)+|(?:art\.|\u00a7)\s(\d+[a-z]*)/gu)];
  return numbers.map(([whole, number]) => number ?? whole);
}

test('[SRC-3] the place that an answer breaks is among the sources of its situation', () => {
  const broken = ASKING.flatMap((edited) =>
    rootsOf(edited)
      .flatMap(({ tree, root }) => placesFrom(root, tree))
      .flatMap(({ node, path }) => waysFrom(node, path))
      .flatMap(({ breaks }) => (typeof breaks === 'object' ? [{ item: edited.item, breaks }] : [])),
  );
  expect(broken.length).toBeGreaterThan(45);
  for (const { item, breaks } of broken) {
    const { sources = [] } = item;
    const places = sources.map(({ article }) => article).join(' ');
    expect(
      sources.map(({ law }) => law),
      item.id,
    ).toContain(breaks.law);
    for (const number of numbersIn(breaks.article)) {
      const isNamed = number.split('.').some((_, end, parts) => {
        const place = parts.slice(0, end + 1).join('.');
        return (end > 0 || parts.length === 1) && new RegExp(`(?<![\\d.])${place}(?![\\d.]|[a-z])`, 'u').test(places);
      });
      expect(isNamed, `${item.id}: ${number} in ${places}`).toBe(true);
    }
  }
});

test('[SRC-2] docs/sources.md has every source once, as the texts have it', () => {
  expect(readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8')).toBe(sourcesDoc());
});
