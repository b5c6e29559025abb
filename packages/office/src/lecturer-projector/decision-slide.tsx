import { Check, Scale } from 'lucide-react';
import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassPoint } from '@fracht/protocol';
import { formatChange, formatShort, formatWholeZloty } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { usePicture } from '@fracht/game/situations/use-picture.ts';
import {
  aheadWords,
  breachesOf,
  countedWords,
  ifAllWords,
  pointName,
  type ShownOption,
  shownOptions,
  whyBest,
} from '../lecturer-debrief/class-points.ts';
import { Band } from './band.tsx';
import { useFit } from './use-fit.ts';
import styles from './decision-slide.module.css';

/** The name of a player by the id. */
export type NameOf = (player: string) => string;

type DecisionSlideProps = {
  readonly point: ClassPoint;
  readonly isBestMoment: boolean;
  readonly isOn: boolean;
  /** Null: names are off. */
  readonly nameOf: NameOf | null;
};

/** A question longer than this is set smaller, in characters. */
const LONG = 70;
const VERY_LONG = 160;

/**
 * A decision of the class: what it was about, how many chose what, and, once it is uncovered, what came of it. Nothing moves when it is uncovered: room for the
 * results is reserved. Everything is visible without scrolling. (PRJ-1, PRJ-2)
 */
export function DecisionSlide({ point, isBestMoment, isOn, nameOf }: DecisionSlideProps) {
  const { subject } = point;
  const question = subject.is === 'QUESTION' ? subject.text : classDebriefText.restQuestion;
  const box = useFit<HTMLElement>();
  return (
    <>
      <section
        ref={box}
        className={classNames(styles.slide, isOn && styles.on)}
        aria-label={pointName(point)}
        tabIndex={0}
      >
        <div className={styles.left}>
          {subject.is === 'QUESTION' ? <Picture image={subject.image} /> : null}
          <div>
            <h2>{pointName(point)}</h2>
            {subject.is === 'QUESTION' ? <p>{subject.description}</p> : null}
          </div>
        </div>
        <div className={styles.right}>
          <h1
            className={classNames(
              question.length > LONG && styles.long,
              question.length > VERY_LONG && styles.veryLong,
            )}
          >
            {projectorText.asked(question)}
          </h1>
          <div className={styles.heads} aria-hidden="true">
            <span>{countedWords(point)}</span>
            <span>{classDebriefText.point.cost}</span>
          </div>
          <ol className={styles.options}>
            {shownOptions(point).map((option) => (
              <Option key={option.letter} option={option} all={point.count} isOn={isOn} nameOf={nameOf} />
            ))}
          </ol>
        </div>
      </section>
      <Outcome point={point} isBestMoment={isBestMoment} isOn={isOn} />
    </>
  );
}

function Picture({ image }: { readonly image: string | null }) {
  const picture = usePicture(image);
  return picture === null ? null : <img src={picture.address} alt={picture.alt} />;
}

type OptionProps = {
  readonly option: ShownOption;
  readonly all: number;
  readonly isOn: boolean;
  readonly nameOf: NameOf | null;
};

function Option({ option, all, isOn, nameOf }: OptionProps) {
  const isBest = isOn && option.isBest;
  const isBroken = isOn && option.breaks !== null;
  return (
    <li className={classNames(styles.option, isBest && styles.best, isBroken && styles.broken)}>
      <span className={styles.letter}>{option.letter}</span>
      <div className={styles.words}>
        <bdi>{option.text}</bdi>
        <span className={styles.place}>
          {isBest ? (
            <span className={styles.sign}>
              <Check aria-hidden="true" />
              <bdi>{classDebriefText.best}</bdi>
            </span>
          ) : null}
          {isBroken ? (
            <span className={styles.sign}>
              <Scale aria-hidden="true" />
              <bdi>{classDebriefText.broken}</bdi>
            </span>
          ) : null}
        </span>
        {nameOf === null || option.players.length === 0 ? null : (
          <span className={styles.names}>{option.players.map(nameOf).join(', ')}</span>
        )}
      </div>
      <div className={styles.bar}>
        <span aria-hidden="true">
          <i style={{ width: `${option.share * 100}%` }} />
        </span>
        <b>{projectorText.count(option.count, all)}</b>
      </div>
      <div className={styles.value}>
        {isOn ? (
          <Cost option={option} />
        ) : (
          <>
            <span className="vh">{projectorText.hidden}</span>
            <div className={styles.covered} aria-hidden="true">
              <Cost option={option} />
            </div>
          </>
        )}
      </div>
    </li>
  );
}

function Cost({ option: { expected, isAsGood, breaks, note } }: { readonly option: ShownOption }) {
  const { asGood, notCompared, notCounted } = classDebriefText.point;
  const told = note === null ? null : <span className={styles.note}>{note}</span>;
  if (breaks !== null) {
    return (
      <>
        <b className={styles.none}>{notCounted}</b>
        {told}
      </>
    );
  }
  if (expected === null) return <span className={styles.none}>{isAsGood ? asGood : notCompared}</span>;
  return (
    <>
      <b>{formatChange(Math.round(expected.money), formatWholeZloty)}</b>
      <span>{projectorText.points(formatChange(expected.points, formatShort))}</span>
      {told}
    </>
  );
}

/** Why the best is the best, what the class was expected to gain by it, and what breaks which rule. */
function Outcome({ point, isBestMoment, isOn }: Omit<DecisionSlideProps, 'nameOf'>) {
  const told = isBestMoment ? [aheadWords(point) ?? '', whyBest(point)] : [whyBest(point), ifAllWords(point)];
  const question = isBestMoment ? projectorText.moment : projectorText.why;
  return (
    <Band
      isOn={isOn}
      question={question}
      text={told.filter((words) => words !== '').join(' ')}
      breaches={breachesOf(point)}
    />
  );
}
