import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITUATION_PICTURES } from '../src/situation-pictures.ts';

const FOLDER = new URL('../pictures/', import.meta.url);
const MAX_BYTES = 6000;

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
const pictures = files.map((file) => ({ file, svg: readFileSync(new URL(file, FOLDER), 'utf8') }));

test('[PIC-1] every file is in the list of pictures, and the other way round', () => {
  expect(files.sort()).toEqual(SITUATION_PICTURES.map(({ name }) => `${name}.svg`).sort());
});

test.each(SITUATION_PICTURES)('[PIC-1] $name is told in one short sentence', ({ alt }) => {
  expect(alt).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ][^.]+\.$/u);
  expect(alt.length).toBeLessThanOrEqual(100);
});

test.each(pictures)('[PIC-2] $file is a small picture on the common grid', ({ svg }) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 360"[ >]/u);
  expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
});

test.each(pictures)('[PIC-2] $file closes what it opens', ({ svg }) => {
  expect(unclosedTags(svg)).toEqual([]);
});

test.each(pictures)('[PIC-2] $file runs nothing, loads nothing and can stand inside any page', ({ svg }) => {
  expect(svg).not.toMatch(/<(?:script|style|foreignObject|image|use|a|text)\b/iu);
  expect(svg).not.toMatch(/\s(?:on\w+|id|class|style|(?:xlink:)?href)=/iu);
  expect(svg).not.toMatch(/url\(|NaN|undefined|None|<!/u);
});

/** The tags that are still open at the end, or the first one closed in the wrong order. */
function unclosedTags(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = '', self] of svg.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/gu)) {
    if (self === '/') continue;
    if (slash !== '/') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
