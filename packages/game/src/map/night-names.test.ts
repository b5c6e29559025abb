import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const [light = '', dark = ''] = read('../../../kit/src/styles/tokens.css').split("[data-theme='dark']");

type Colour = readonly [number, number, number];

/** The value of a design token in a theme. */
function token(theme: string, name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`, 'u').exec(theme)?.[1] ?? '';
}

function colour(text: string): Colour {
  const hex = /^#(?<rgb>[0-9a-f]{6})$/u.exec(text)?.groups?.['rgb'];
  const parts = hex === undefined ? text.match(/\d+/gu) : hex.match(/../gu)?.map((part) => String(parseInt(part, 16)));
  const [red = 0, green = 0, blue = 0] = (parts ?? []).map(Number);
  return [red, green, blue];
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  const mix = (at: 0 | 1 | 2): number => one[at] * share + other[at] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

/** The contrast of two colours as defined by WCAG. */
function contrast(one: Colour, other: Colour): number {
  const [most = 0, least = 0] = [one, other].map(brightness).sort((first, second) => second - first);
  return (most + 0.05) / (least + 0.05);
}

function brightness(rgb: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const FILL =
  /\.country \{[^}]*fill: color-mix\(in srgb, var\(--(?<one>[\w-]+)\) (?<share>\d+)%, var\(--(?<other>[\w-]+)\)\)/u;

test.each([
  ['light', light],
  ['dark', dark],
])('[MAP-3] names of countries can be read by day and in the deepest night, %s', (_, theme) => {
  const { one = '', share = '', other = '' } = FILL.exec(read('map-places.module.css'))?.groups ?? {};
  const ink = mixed(colour(token(theme, one)), colour(token(theme, other)), Number(share) / 100);
  const [night, depth] = [colour(token(theme, 'night')), Number(token(theme, 'night-depth'))];
  for (const ground of ['land', 'land-home']) {
    const day = colour(token(theme, ground));
    expect(contrast(ink, day), `${ground} by day`).toBeGreaterThan(4.5);
    expect(contrast(ink, mixed(night, day, depth)), `${ground} by night`).toBeGreaterThan(4.5);
  }
});
