import { expect, test } from 'vitest';
import { valueReading } from './value-reading.ts';

test('[HIS-2] HTML is read as people read it: headings, lists, where links lead, what pictures show', () => {
  const html =
    '<h2>Tytuł</h2><p>Raz<br>dwa <a href="https://gra.pl">tu</a>.</p><ul><li><p>Pierwszy</p></li><li>Drugi</li></ul>' +
    '<p><img src="/pictures/x.webp" alt="Plac"><img src="/pictures/y.webp" alt=""></p>';
  expect(valueReading('TEXT').shown(html).split('\n')).toEqual([
    'Nagłówek: Tytuł',
    'Raz',
    'dwa tu (https://gra.pl).',
    '• Pierwszy',
    '• Drugi',
    '[obraz: Plac][obraz: bez opisu]',
  ]);
});

test('[HIS-2] a change of the formatting alone is no change of words; another link is one', () => {
  const { changes } = valueReading('TEXT');
  expect(changes('<p>Raz</p>', '<p><strong>Raz</strong></p>')).toEqual([]);
  expect(changes('<p><a href="/a">Raz</a></p>', '<p><a href="/b">Raz</a></p>')).toHaveLength(1);
});

test('[HIS-2] script in a text is neither run nor shown as anything but words', () => {
  const { shown } = valueReading('TEXT');
  shown('<img src=x onerror="globalThis.wasRun = true"><p>Raz</p><script>globalThis.wasRun = true</script>');
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined();
});

test('a number stands with its unit and a decimal comma', () => {
  const { shown, changes } = valueReading('SETTING', 'zł/km');
  expect(shown(4.25)).toBe('4,25\u00a0zł/km');
  expect(changes(4.25, 5)).toEqual([
    [
      { is: 'was', text: '4,25\u00a0zł/km' },
      { is: 'now', text: '5\u00a0zł/km' },
    ],
  ]);
});
