/** Where a replay was opened from, as its first address says in addition to the moment. (RPL-12) */
type OriginSearch = {
  readonly from: string;
  /** The game whose competences were shown: the moment may be of another one. */
  readonly of?: string;
  /** The student, for a teacher. */
  readonly player?: string;
  /** The group whose term page they were opened from. */
  readonly group?: string;
};

/** A competence card: after which game, whose (null: the viewer's own), and from which group's term page it was opened (null: from none). */
export type SkillsCard = { readonly game: string; readonly player: string | null; readonly group: string | null };

/** A page with moments: a competence card, or the page of the viewer's own term. */
export type MomentsPage = SkillsCard | 'TERM';

/** From a moment of a page of competences: the name of its list, and its index there, from 0. (SKS-3, SEM-2) */
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
