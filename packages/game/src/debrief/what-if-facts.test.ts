import { describe, expect, test } from 'vitest';
import { aDebrief, aWhatIf } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { choiceStanding, isShownAsGain } from './choice-standing.ts';
import { whatIfFacts } from './what-if-facts.ts';

const { end } = aPlayedGame();
const [, driven, answered] = aDebrief(end, 's1').decisions;
const [other] = driven?.alternatives ?? [];
if (driven === undefined || answered === undefined || other === undefined) throw new Error('no decision');
const whatIf = aWhatIf(end, 's1');
const { was } = whatIf.delivered;
if (was === null) throw new Error('no delivery');

/** The sentences with plain spaces. */
function told(changed: Partial<Parameters<typeof whatIfFacts>[0]>): readonly string[] {
  const facts = whatIfFacts({ decision: driven ?? fail(), other: other ?? fail(), whatIf, ...changed });
  return facts.map(({ lead, rest }) => `${lead}|${rest}`.replaceAll('\u00a0', ' '));
}

function fail(): never {
  throw new Error('no decision');
}

/** A choice of another car, which says nothing about parkings. */
const car = { ...other, choice: { is: 'CAR', car: 'ADR-02', type: 'ADR', isHired: false } } as const;

test('[DBS-6] of a parking it is told when it would have been reached, and how far from the limit', () => {
  expect(told({})[0]).toBe('Kierowca stanąłby o 20:34.|Na miejscu do limitu zostałoby 5 min.');
});

test('[DBS-6] [WIF-4] of cars it is told where both stood and how far from the loading; nothing where that is not known', () => {
  const course = { ...whatIf.course, would: { ...whatIf.course.would, car: 'ADR-02' } };
  const approach = { was: { city: 5, km: 365 }, would: { city: 3, km: 0 } };
  const [first] = told({ other: car, whatIf: { ...whatIf, course, approach } });
  expect(first).toBe('ADR-02 stał w Warszawie, tam gdzie załadunek.|ADR-01 stał we Wrocławiu, 365 km od załadunku.');
  expect(told({ other: car })).toHaveLength(2);
});

test('[DBS-6] [WIF-4] a car of the company is called by its number and not a hired one, also where the other choice has none', () => {
  const approach = { was: { city: 5, km: 183 }, would: null };
  const course = { ...whatIf.course, would: { ...whatIf.course.would, car: whatIf.course.was.car } };
  const back = { ...other, choice: { is: 'GIVEN_BACK' } } as const;
  expect(told({ other: back, whatIf: { ...whatIf, course, approach } })[0]).toBe(
    'ADR-01 stał we Wrocławiu, 183 km od załadunku.|',
  );
});

describe('[DBS-6] [CAR-8] when the cargo would have been unloaded', () => {
  const at = 69_700;
  const { order } = was;
  test.each([
    {
      would: { order, at, isOnTime: true },
      text: /o 7:21, dzień 2\|zamiast o 23:06, dzień 1\. Oba razy samochód zgłosił się w oknie\.$/u,
    },
    {
      would: { order, at, isOnTime: false },
      text: /\|zamiast o 23:06, dzień 1\. Samochód zgłosiłby się po oknie, a zgłosił się w nim\.$/u,
    },
    {
      would: { order, at: was.at, isOnTime: true },
      text: /tak samo o 23:06, dzień 1\.\|Samochód zgłosiłby się w oknie\.$/u,
    },
    { would: { order, at: null, isOnTime: false }, text: /^Towar nie dotarłby do odbiorcy do końca gry\.\|Było: /u },
    {
      would: { order: 'WAR/1', at, isOnTime: false },
      text: /^WAR\/1 byłoby rozładowane o 7:21, dzień 2, poza oknem\.\|Było: /u,
    },
    {
      would: { order: 'WAR/1', at: null, isOnTime: false },
      text: /^WAR\/1 nie dotarłoby do odbiorcy do końca gry\.\|Było: /u,
    },
    { would: null, text: /^Zlecenie .* zostałoby nietknięte\.\|Było: .*, rozładunek o 23:06, dzień 1\.$/u },
  ])('$would', ({ would, text }) => {
    expect(told({ whatIf: { ...whatIf, delivered: { was, would } } })[1]).toMatch(text);
  });

  test('nothing is said where neither choice is about an order', () => {
    expect(told({ other: car, whatIf: { ...whatIf, delivered: { was: null, would: null } } })).toHaveLength(1);
  });
});

describe('[DBS-6] [DFD-5] what the planned amount is made of', () => {
  const gain = { money: 640, points: 0, total: 640 };
  test('hours of the company’s car at their declared price, and the sum', () => {
    const [, , spared] = told({ other: { ...other, gain, time: 480 } });
    expect(spared).toBe(
      'Z planu ten wybór dałby 160 zł więcej|, a samochód firmy byłby zajęty 16 godz. krócej, po 30 zł za godzinę: +480 zł. Razem +640 zł.',
    );
    const [, , spent] = told({ other: { ...other, gain, time: -45 } });
    expect(spent).toMatch(
      /^Z planu ten wybór dałby 685 zł więcej\|, a .* zajęty 1 godz\. 30 min\. dłużej, .*: −45 zł\. /u,
    );
  });

  test('without hours it is money and points; less is said to be less, what is both is said with signs', () => {
    const plan = (money: number, points: number) =>
      told({ other: { ...other, gain: { money, points, total: money + 10 * points }, time: 0 } })[2];
    expect(plan(470, 14)).toBe('Z planu ten wybór dałby 470 zł i 14 pkt więcej.|Razem +610 zł, 1 pkt po 10 zł.');
    expect(plan(-470, 0)).toBe('Z planu ten wybór dałby 470 zł mniej.|');
    expect(plan(470, -3)).toBe('Z planu ten wybór dałby +470 zł i −3 pkt.|Razem +440 zł, 1 pkt po 10 zł.');
    expect(plan(0, 0)).toBeUndefined();
  });

  test('what is told apart in whole zł adds up to the sum that is told', () => {
    // 4,680.60 zł and 160 zł less, 993.40 zł of time more: 3,847.20 zł less.
    const lost = { money: -3687.2, points: -16, total: -3847.2 };
    const [, , spared] = told({ other: { ...other, gain: lost, time: 993.4 } });
    expect(spared).toMatch(
      /^Z planu ten wybór dałby 4\s680 zł i 16 pkt mniej\|.*: \+993 zł\. Razem −3\s847 zł, 1 pkt po 10 zł\.$/u,
    );
  });
});

describe('[DBS-6] [DBS-3] [LSS-4] how an alternative stands', () => {
  const [best, second] = driven.alternatives;
  const breaks = driven.judgement?.breaks ?? null;
  const lawful = { ...driven, judgement: driven.judgement && { ...driven.judgement, breaks: null } };
  test.each([
    { name: 'the best', one: best, standing: 'BEST', offered: true },
    { name: 'one that is better than what was done', one: second, standing: 'BETTER', offered: true },
    { name: 'one that breaks a rule', one: { ...other, breaks }, standing: 'BROKEN', offered: false },
    {
      name: 'a worse one',
      one: { ...car, isAsGood: false, gain: { money: -9, points: 0, total: -9 } },
      standing: 'WORSE',
      offered: false,
    },
  ])('$name', ({ one, standing, offered }) => {
    expect(choiceStanding(lawful, one ?? other)).toBe(standing);
    expect(isShownAsGain(lawful, one ?? other)).toBe(offered);
  });

  test('of answers one that is not the best is never shown as better, whatever it brings', () => {
    const [answer] = answered.alternatives;
    const dear = { ...(answer ?? other), isAsGood: false };
    expect(choiceStanding(answered, dear)).toBe('NOT_BEST');
    expect(isShownAsGain(answered, dear)).toBe(false);
  });
});
