import { expect, test } from 'vitest';
import { withLists } from './word-lists.ts';

/** A list item in the form of a paragraph, as Word copies it. */
const item = (sign: string, text: string): string =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7.0pt Times">&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>`;

/** The rest without what the editor drops: the wrapper, empty spans and comments. */
function plain(html: string): string {
  return html.replaceAll(/<!--.*?-->|<\/?(?:span|body)[^>]*>/gu, '');
}

test('[TXE-7] what Word copies as paragraphs with signs is a list of each kind', () => {
  const pasted = `<p>Zasady:</p>${item('·', 'pas')}${item('·', 'kask')}<p>Kolejno:</p>${item('1.', 'stój')}${item('2.', '<b>patrz</b>')}`;
  expect(plain(withLists(pasted))).toBe(
    '<p>Zasady:</p><ul><li>pas</li><li>kask</li></ul><p>Kolejno:</p><ol><li>stój</li><li><b>patrz</b></li></ol>',
  );
});

test('[TXE-7] what has no such paragraph stays as it was', () => {
  const pasted = '<p style="margin:0">· kropka <em>w zdaniu</em></p><ul><li>lista</li></ul>';
  expect(withLists(pasted)).toBe(pasted);
});
