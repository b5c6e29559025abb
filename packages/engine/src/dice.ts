import { type Random, copied, drawBelow, drawChance, drawOne } from './random.ts';

/** A mutable random generator, used only while a new game is made. (WLD-1) */
export type Dice = {
  /** A whole number from 0 to `n` - 1. */
  readonly below: (n: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** The same items, shuffled. */
  readonly shuffled: <Item>(items: readonly Item[]) => readonly Item[];
};

/** Dice that begin with `random`. (WLD-1) */
export function diceFrom(random: Random): Dice {
  const own = copied(random);
  const dice: Dice = {
    below: (n) => drawBelow(own, n),
    chance: (percent) => drawChance(own, percent),
    pick: (items) => drawOne(own, items),
    shuffled: (items) => shuffled(dice, items),
  };
  return dice;
}

/** Fisher-Yates shuffle, from the end. */
function shuffled<Item>(dice: Dice, items: readonly Item[]): readonly Item[] {
  const left = items.slice();
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(dice.below(left.length), 1));
  return drawn;
}
