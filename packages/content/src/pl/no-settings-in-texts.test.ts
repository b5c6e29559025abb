import { expect, test } from 'vitest';
import { gameText } from './game.ts';
import { landingText } from './landing.ts';
import { rejectionText } from './rejections.ts';

/** A number followed by the unit or noun of something that an admin can set. */
const SETTING = /\d+\s*(?:kurs|godzin|minut|sekund|zł|km|procent|dni)|sekunda to minuta/iu;

test('[WRD-5] no refusal, no hint and nothing on the landing page tells a number that a setting can change', () => {
  const { hints } = gameText;
  const { rounds } = landingText.about;
  const texts = [...Object.values(rejectionText), JSON.stringify(hints), JSON.stringify(rounds)];
  expect(texts.filter((text) => SETTING.test(text))).toEqual([]);
});
