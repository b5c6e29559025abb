import { earlierText } from '@fracht/content';
import type { EarlierValuePayload, ValueKind } from '@fracht/protocol';
import { fieldNumber } from '../../forms/typed-number.ts';
import { changedLines, type LinePiece } from './changed-lines.ts';

type Value = EarlierValuePayload['value'];

/** How a kind of value is shown, and how two values are diffed: no lines if the text is the same. */
export type Reading = {
  readonly shown: (value: Value) => string;
  readonly changes: (before: Value, after: Value) => readonly (readonly LinePiece[])[];
};

/** How values of this kind are shown and diffed; `unit` follows a number. */
export function valueReading(kind: ValueKind, unit = ''): Reading {
  if (kind === 'SETTING') return numbers(unit);
  const linesOf = kind === 'TEXT' ? htmlLines : plainLines;
  return {
    shown: (value) => linesOf(String(value)).join('\n'),
    changes: (before, after) => changedLines(linesOf(String(before)), linesOf(String(after))),
  };
}

function numbers(unit: string): Reading {
  const shown = (value: Value): string =>
    [fieldNumber(Number(value)), unit].filter((part) => part !== '').join('\u00a0');
  return {
    shown,
    changes: (before, after) => [
      [
        { is: 'was', text: shown(before) },
        { is: 'now', text: shown(after) },
      ],
    ],
  };
}

function plainLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const BLOCKS = 'h1, h2, h3, h4, p, ul, ol, li, blockquote, hr';

/**
 * HTML as lines of plain text, one for each block: headings and list items are marked, link targets and pictures described. The HTML is parsed into a detached
 * document, so nothing in it runs or loads.
 */
function htmlLines(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) image.replaceWith(earlierText.picture(image.alt));
  for (const link of body.querySelectorAll('a[href]')) {
    link.append(earlierText.link(link.getAttribute('href') ?? ''));
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4')) heading.prepend(earlierText.heading);
  for (const item of body.querySelectorAll('li')) (item.querySelector('p') ?? item).prepend(earlierText.item);
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.append('\n');
  }
  return plainLines(body.textContent);
}
