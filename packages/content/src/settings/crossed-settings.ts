/** A least that is above its most, by their keys, with both values. */
type Crossed = {
  readonly least: { readonly key: string; readonly value: number };
  readonly most: { readonly key: string; readonly value: number };
};
type Bounded = { readonly key: string; readonly notOver?: string | undefined };

/**
 * The settings of which the least is above the most, such as the lowest and the highest pay; what has no value is not judged.
 * With a least above its most a game could not draw a number between them. (SET-3)
 */
export function crossedSettings(
  settings: readonly Bounded[],
  valueOf: (key: string) => number | null | undefined,
): readonly Crossed[] {
  return settings.flatMap(({ key, notOver }) => {
    if (notOver === undefined) return [];
    const [least, most] = [valueOf(key) ?? null, valueOf(notOver) ?? null];
    if (least === null || most === null || least <= most) return [];
    return [{ least: { key, value: least }, most: { key: notOver, value: most } }];
  });
}
