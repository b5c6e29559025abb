import type { GameSeconds, Grosze, Happening, PlayerId } from '@fracht/engine';

/**
 * A happening of the player that occurs in only one of the games, or differently in both, each at its own moment; money and points: how much more the
 * fork brings. (WIF-4)
 */
export type ForkDifference = {
  readonly was: Happening | null;
  readonly would: Happening | null;
  readonly money: Grosze;
  readonly points: number;
};

/**
 * The happenings of a player that differ between the recorded game and the fork, sorted by the earlier moment of each row. What is identical in both to the second and
 * the grosz is left out; of the rest, those of one kind about the same car and order are paired, the first with the first and so on. The sums over all rows are the
 * differences in money and points. (WIF-4)
 */
export function differencesOf(
  was: readonly Happening[],
  would: readonly Happening[],
  player: PlayerId,
): readonly ForkDifference[] {
  const [before, after] = [grouped(was, player), grouped(would, player)];
  const rows = [...new Set([...before.keys(), ...after.keys()])].flatMap((kind) => {
    const [one, other] = [before.get(kind) ?? [], after.get(kind) ?? []];
    return paired(without(one, other), without(other, one));
  });
  return rows.sort((one, other) => earlierOf(one) - earlierOf(other));
}

/** The player's happenings by kind, car and order. */
function grouped(happenings: readonly Happening[], player: PlayerId): ReadonlyMap<string, readonly Happening[]> {
  const groups = new Map<string, Happening[]>();
  for (const told of happenings) {
    if (told.player !== player) continue;
    const kind = `${told.what} ${'action' in told ? told.action : ''} ${told.car ?? ''} ${told.order ?? ''}`;
    const group = groups.get(kind) ?? [];
    group.push(told);
    groups.set(kind, group);
  }
  return groups;
}

/**
 * The happenings of `group` minus those that `other` also has (difference of multisets: as many of equal ones remain as `other` has too
 * few).
 */
function without(group: readonly Happening[], other: readonly Happening[]): readonly Happening[] {
  const left = other.map(identity);
  return group.filter((told) => {
    const place = left.indexOf(identity(told));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

function identity({ at, money, points }: Happening): string {
  return `${at} ${money} ${points}`;
}

function paired(was: readonly Happening[], would: readonly Happening[]): readonly ForkDifference[] {
  return Array.from({ length: Math.max(was.length, would.length) }, (_, index) =>
    rowOf(was[index] ?? null, would[index] ?? null),
  );
}

function rowOf(was: Happening | null, would: Happening | null): ForkDifference {
  return {
    was,
    would,
    money: (would?.money ?? 0) - (was?.money ?? 0),
    points: (would?.points ?? 0) - (was?.points ?? 0),
  };
}

function earlierOf({ was, would }: ForkDifference): GameSeconds {
  return Math.min(was?.at ?? Infinity, would?.at ?? Infinity);
}
