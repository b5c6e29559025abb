import { Link, useLocation } from '@tanstack/react-router';
import { skillsText } from '@fracht/content';
import type { SkillObservation, StudentSkills } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { returnPlaceIn, useReturnFocus } from '@fracht/kit/ui/use-return-focus.ts';
import { fromMoment, momentPlaceName, type MomentsPage } from '../../parts/replay-origin.ts';
import { shortDate } from './short-date.ts';
import type { MomentWords, SkillLink } from './skill-moments.ts';
import styles from './moments.module.css';

type MomentListProps = {
  readonly links: readonly SkillLink[];
  /** The name of each on its page. */
  readonly words: MomentWords;
  /** The page that contains the list, and the list's name there. */
  readonly page: MomentsPage;
  readonly list: string;
  /** The game of the lesson that is shown: moments of others have a date. */
  readonly game: string;
  readonly lessons: StudentSkills['lessons'];
};

/** Moments, each a link to the replay at that moment, with an icon for how good it was. (SKS-3) */
export function MomentList({ links, words, page, list, game, lessons }: MomentListProps) {
  const dateOf = (of: string): string | null => {
    const lesson = of === game ? undefined : lessons.find((one) => one.game === of);
    return lesson === undefined ? null : shortDate(lesson.date);
  };
  if (links.length === 0) return <p className={styles.none}>{skillsText.noMoments}</p>;
  return (
    <ul className={styles.moments}>
      {links.map((link, index) => {
        const { game: of, isGood, observation } = link;
        return (
          <li key={`${of} ${observation.decision}`} className={styles.moment}>
            <MomentSign isGood={isGood} value={observation.value} />
            <ReplayLink game={of} at={observation.at} page={page} place={momentPlaceName(list, index)}>
              {words(link, dateOf(of))}
            </ReplayLink>
          </li>
        );
      })}
    </ul>
  );
}

type ReplayLinkProps = {
  readonly game: string;
  readonly at: SkillObservation['at'];
  readonly page: MomentsPage;
  /** The moment's name in its page. */
  readonly place: string;
  readonly children: string;
};

/** A link to a moment in the replay of a game; the replay's back link returns to this link, which is then focused and marked. (SKS-3, RPL-12) */
export function ReplayLink({ game, at, page, place, children }: ReplayLinkProps) {
  const isReturn = returnPlaceIn(useLocation().searchStr) === place;
  const link = useReturnFocus<HTMLAnchorElement>(isReturn);
  return (
    <Link
      ref={link}
      className={styles.link}
      to={`/replay/${encodeURIComponent(game)}`}
      search={{ t: at, ...fromMoment(page, place) }}
      aria-current={isReturn ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}

/** Good, to be practised, or a decision that lost everything at stake. */
function MomentSign({ isGood, value }: { readonly isGood: boolean; readonly value: number }) {
  const { good, toPractise, worst } = skillsText;
  const poor = value === 0 ? SIGNS.WORST : SIGNS.PRACTISE;
  const { icon, style } = isGood ? SIGNS.GOOD : poor;
  const spoken = value === 0 ? worst : toPractise;
  return (
    <span className={classNames(styles.sign, style)}>
      <Icon name={icon} size={14} />
      <span className="vh">{isGood ? good : spoken}</span>
    </span>
  );
}

const SIGNS = {
  GOOD: { icon: 'b-check', style: styles.good },
  PRACTISE: { icon: 'b-tight', style: styles.practise },
  WORST: { icon: 'b-cross', style: styles.worst },
} as const;
