import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tablesOf, textsIn, unusedTexts, usedIn } from './catalogue.ts';

test('every text of the Polish catalogue is read somewhere', () => {
  expect(unusedTexts(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});

describe('the search', () => {
  const texts = textsIn(
    `export const roadText = { ferry: { title: 'Prom', note: (n: number) => String(n) }, toll: 'Opłata' } as const;`,
  );
  const used = (text: string) => [
    ...usedIn('reader.tsx', `import { roadText } from '@fracht/content'; ${text}`, tablesOf(texts)),
  ];

  test('knows each text by its place', () => {
    expect(texts).toEqual(['roadText.ferry.title', 'roadText.ferry.note', 'roadText.toll']);
  });

  test.each([
    ['by its place', `show(roadText.toll);`, ['roadText.toll']],
    ['by another name', `const text = roadText.ferry; show(text.title);`, ['roadText.ferry.title']],
    ['taken apart', `const { ferry: words } = roadText; show(<p>{words.note(1)}</p>);`, ['roadText.ferry.note']],
    ['by a computed name', `show(roadText[kind].title);`, ['roadText.*.title']],
    ['given away whole', `show(roadText.ferry);`, ['roadText.ferry']],
    ['not at all: only named', `const text = roadText.ferry;`, []],
    ['not at all: a parameter hides it', `const text = roadText; function f(text: Row) { return text.toll; }`, []],
    ['not at all: a field of that name', `const toll = roadText.toll; show({ toll: 1 }.toll, row.toll);`, []],
  ])('finds a text that is read %s', (_how, text, places) => {
    expect(used(text)).toEqual(places);
  });
});
