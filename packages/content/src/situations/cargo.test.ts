import { type CargoTrait, type ChangeEvent, type Emergency, type Goods, withNumbers, wordsOf } from '@fracht/engine';
import { expect, test } from 'vitest';
import { goodsData } from '../data/goods.ts';
import { CHANGE_EVENTS, EMERGENCIES } from './index.ts';

const NUMBERS = { pick_phone: '1', deliver_phone: '2', case_number: '3', police_number: '4' };

/** A word that names goods, and the goods for which it may be used. */
const SAID_OF: readonly (readonly [word: RegExp, isSo: (goods: Goods) => boolean])[] = [
  [/palet(?!y barw)/iu, isOf('PALLETS')],
  [/beczk|żrąc/iu, isOf('CORROSIVE')],
  [/cystern/iu, isOf('FUEL')],
  [/benzyn/iu, isOf('PETROL')],
  [/mięs|wieprzow|wołow/iu, isOf('MEAT')],
  [/mrożon|domroz|domraż/iu, isOf('FROZEN')],
  [/żywnoś|spożywcz/iu, isOf('FOOD')],
  ...goodsData.map((goods) => [stemOf(goods), ({ id }: Goods) => id === goods.id] as const),
];

/** For each situation, words that refer to something other than the cargo. */
const OF_ELSE: Readonly<Record<string, RegExp>> = {
  /** The truck's own tyres. */
  K04: /opon\p{L}*/iu,
  K06: /opon\p{L}*/iu,
  /** The truck's own fuel. */
  K14: /olej\p{L}* napędow/iu,
  /** The cargo becomes what the text says. */
  Z01: /żywnoś/iu,
};

function isOf(trait: CargoTrait): (goods: Goods) => boolean {
  return ({ traits }) => traits.includes(trait);
}

/** The beginnings of the words of a name, as they are in every case. */
function stemOf({ name }: Goods): RegExp {
  const stems = name.split(' ').map((word) => `${word.slice(0, Math.max(4, word.length - 2))}\\p{L}*`);
  return new RegExp(`(?<!\\p{L})${stems.join('\\s+')}`, 'iu');
}

type Item = Emergency | ChangeEvent;
const ITEMS: readonly Item[] = [...EMERGENCIES, ...CHANGE_EVENTS];

/** The goods of orders that it may strike; a heavy cargo can be any goods. */
function goodsOf({ types, cargo }: Item): readonly Goods[] {
  return goodsData.filter(
    (goods) =>
      goods.types.some((type) => types.includes(type)) &&
      (cargo === undefined || cargo === 'HEAVY' || goods.traits.includes(cargo)),
  );
}

/** What a player reads in it, except its background, which explains the law for any cargo. */
function said(item: Item, goods: Goods): string {
  const { knowledge: _background, ...told } = { knowledge: '', ...item };
  const texts: string[] = [];
  JSON.stringify(told, (key, value: unknown) => {
    const isTold = !['cargo', 'image', 'id'].includes(key);
    if (typeof value === 'string' && isTold) texts.push(value);
    return isTold ? value : undefined;
  });
  return withNumbers(texts.join('\n'), { ...NUMBERS, ...wordsOf(goods, goods.width === null ? null : 320) });
}

test.each(ITEMS.map((item) => [item.id, item] as const))(
  '[ITM-12] %s speaks of the cargo of any order that it may strike, and of no other',
  (id, item) => {
    const goods = goodsOf(item);
    expect(goods.length).toBeGreaterThan(0);
    for (const each of goods) {
      const text = said(item, each).replaceAll(new RegExp(OF_ELSE[id]?.source ?? '$^', 'giu'), '');
      const wrong = SAID_OF.filter(([word, isSo]) => word.test(text) && !isSo(each)).map(([word]) => word.source);
      expect([each.id, wrong]).toEqual([each.id, []]);
      expect(text).not.toMatch(/\{[a-z_]+\}/u);
    }
  },
);
