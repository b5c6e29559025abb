/** Where the links of a class's points lead. */
export type PointLinks = {
  /** The game in which a student's moments can be watched again. */
  readonly gameOf: (player: string) => string;
  /** Query parameters that tell a replay where it was opened from; `place`: the name of the moment in this debrief, empty for none. */
  readonly originOf: (place: string) => { readonly from: string; readonly obok?: string };
  /** The game whose slides the projector shows, and the game of comparison (empty: none); null: there are no slides. */
  readonly projector: { readonly id: string; readonly beside: string } | null;
};

/** The links of one game's debrief. */
export function gameLinks(id: string, beside: string): PointLinks {
  return {
    gameOf: () => id,
    originOf: (place) => ({
      from: place === '' ? 'class' : `class.${place}`,
      ...(beside === '' ? {} : { obok: beside }),
    }),
    projector: { id, beside },
  };
}
