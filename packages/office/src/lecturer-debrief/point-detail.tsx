import { Link, useLocation } from '@tanstack/react-router';
import { Check, History, Presentation, Scale } from 'lucide-react';
import { classDebriefText } from '@fracht/content';
import type { ClassDebriefPayload, ClassPoint } from '@fracht/protocol';
import { formatChange, formatGameHour, formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { returnPlaceIn, useReturnFocus } from '@fracht/kit/ui/use-return-focus.ts';
import {
  costWords,
  countedWords,
  breachesOf,
  breachWords,
  ifAllWords,
  lawWords,
  momentsPlace,
  pointName,
  type ShownOption,
  shownOptions,
  whyBest,
} from './class-points.ts';
import type { PointLinks } from './point-links.ts';
import { projectorSearch } from './use-beside.ts';
import styles from './point-detail.module.css';

type PointDetailProps = {
  readonly links: PointLinks;
  readonly point: ClassPoint;
  /** The number of its slide on the projector, from 1. */
  readonly slide: number;
  readonly names: Extract<ClassDebriefPayload, { state: 'READY' }>['names'];
};

const text = classDebriefText.point;

/** A point in full: its question, every answer, what the best for all would have brought, and its moments on the map. (CDB-4, CDB-5) */
export function PointDetail({ links, point, slide, names }: PointDetailProps) {
  const { projector } = links;
  const why = whyBest(point);
  return (
    <div className={styles.detail}>
      {point.subject.is === 'QUESTION' ? <p>{point.subject.text}</p> : <p>{classDebriefText.restQuestion}</p>}
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.figures}>
          <span className={styles.count}>{countedWords(point)}</span>
          <span className={styles.cost}>{text.cost}</span>
        </span>
      </div>
      <ul className={styles.options} aria-label={text.answers}>
        {shownOptions(point).map((option) => (
          <OptionRow key={option.letter} option={option} counted={countedWords(point)} />
        ))}
      </ul>
      {why === '' ? null : <p>{why}</p>}
      {breachesOf(point).map((breach) => (
        <p key={breach.letters.join('')}>{classDebriefText.sheet.law(breachWords(breach), lawWords(breach))}</p>
      ))}
      <p>
        <bdi>{ifAllWords(point)}</bdi>
        {point.options.every(({ expected }) => expected === null) ? null : (
          <>
            {' '}
            <span className={styles.plan}>{text.plan}</span>
          </>
        )}
      </p>
      <Moments links={links} point={point} slide={slide} names={names} />
      {projector === null ? null : (
        <Link
          to="/panel/lecturer/games/$id/projector"
          params={{ id: projector.id }}
          search={projectorSearch(slide, projector.beside)}
          className={buttonClass({ size: 's' })}
          aria-label={classDebriefText.projectPoint(pointName(point))}
        >
          <Presentation className="i" aria-hidden="true" />
          <bdi>{classDebriefText.project}</bdi>
        </Link>
      )}
    </div>
  );
}

function OptionRow({ option, counted }: { readonly option: ShownOption; readonly counted: string }) {
  return (
    <li>
      <b>{option.letter}</b>
      <span>{option.text}</span>
      {option.isBest ? (
        <Chip tone="ok" icon={<Check aria-hidden="true" />}>
          {classDebriefText.best}
        </Chip>
      ) : null}
      {option.breaks === null ? null : (
        <Chip tone="bad" icon={<Scale aria-hidden="true" />}>
          {classDebriefText.broken}
        </Chip>
      )}
      <span className={styles.figures}>
        <span className={styles.count}>
          <span className="vh">{`${counted}: `}</span>
          <bdi>{formatNumber(option.count)}</bdi>
        </span>
        <span className={styles.cost}>
          {option.expected === null ? null : <span className="vh">{`${text.cost}: `}</span>}
          <bdi>{costWords(option)}</bdi>
          {option.note === null ? null : <span className={styles.note}>{option.note}</span>}
        </span>
      </span>
    </li>
  );
}

/** The moments of a point, each a link to the replay there. (CDB-5) */
function Moments({ links, point, slide, names }: PointDetailProps) {
  const nameOf = new Map(names.map((one) => [one.id, one.name]));
  return (
    <div>
      <h3>{text.moments}</h3>
      <ul className={styles.moments}>
        {point.moments.map((moment, index) => (
          <li key={`${moment.player} ${moment.decision}`}>
            <MomentLink
              links={links}
              moment={moment}
              who={nameOf.get(moment.player) ?? ''}
              place={`${momentsPlace(slide)}.${index + 1}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MomentLinkProps = {
  readonly links: PointLinks;
  readonly moment: ClassPoint['moments'][number];
  readonly who: string;
  /** Its name in the address, used for the way back. */
  readonly place: string;
};

function MomentLink({ links, moment: { player, at, loss }, who, place }: MomentLinkProps) {
  const isReturn = returnPlaceIn(useLocation().searchStr) === place;
  const link = useReturnFocus<HTMLAnchorElement>(isReturn);
  const when = formatGameHour(at / 60);
  return (
    <Link
      ref={link}
      to="/replay/$id"
      params={{ id: links.gameOf(player) }}
      search={{ t: at, ...links.originOf(place) }}
      aria-label={text.replay(who, when)}
      aria-current={isReturn ? 'true' : undefined}
    >
      <History className="i" aria-hidden="true" />
      <bdi>{`${who}, ${when}${loss !== null && loss > 0 ? ` (${formatChange(-Math.round(loss))})` : ''}`}</bdi>
    </Link>
  );
}
