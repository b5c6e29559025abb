/** From where a replay was opened, as its first address tells it beside the moment. (RPL-12) */
type OriginSearch = {
  readonly from: string;
  /** The game whose competences were looked at: the moment may be of another one. */
  readonly of?: string;
  /** Whose they were, for a teacher. */
  readonly player?: string;
  /** By which group's term they were opened. */
  readonly group?: string;
};

/** A card of competences: after which game, whose, null: one's own, and by which group's term it was opened, null: by none. */
export type SkillsCard = { readonly game: string; readonly player: string | null; readonly group: string | null };

/** A page with moments: a card of competences, or the page of the own term. */
export type MomentsPage = SkillsCard | 'TERM';

/** From a moment of a page of competences: its list by name, and its place in that, from 0. (SKS-3, SEM-2) */
export function fromMoment(page: MomentsPage, place: string): OriginSearch {
  if (page === 'TERM') return { from: `term.${place}` };
  const { game, player, group } = page;
  return {
    from: `skills.${place}`,
    of: game,
    ...(player === null ? {} : { player }),
    ...(group === null ? {} : { group }),
  };
}

/** The name of a moment in its page: "WINDOWS.2", the second of that list. */
export function momentPlaceName(list: string, index: number): string {
  return `${list}.${index + 1}`;
}
