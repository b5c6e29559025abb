import { ArrowRight, Star } from 'lucide-react';
import { acceptedTexts, type Situation, type TreeName } from '@fracht/engine';
import { breaksText, effectLabels, effectsSentence, libraryItemText } from '@fracht/content';
import { type Finding, type Question as ReadQuestion, type QuestionWay, readingOf } from '@fracht/scenarios';
import { formatChange, formatKm, formatNumber } from '@fracht/kit/format.ts';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { pictureOf } from '@fracht/game/situations/picture-of.ts';
import { FindingsOf } from './findings-list.tsx';
import styles from './tree-outline.module.css';

/** A whole tree, read-only: every question with its answers, points, effects and feedback; the best way is marked. */
export function TreeOutline({
  tree,
  root,
  findings,
}: {
  tree: TreeName;
  root: Situation;
  findings: readonly Finding[];
}) {
  return (
    <ol className={styles.tree}>
      {readingOf(tree, root).map((question) => (
        <Question key={question.path} question={question} findings={findings} />
      ))}
    </ol>
  );
}

function Question({ question, findings }: { question: ReadQuestion; findings: readonly Finding[] }) {
  const text = libraryItemText;
  const { path, number, node, reached, best, isOnBestPath, ways, denied, deniedTarget } = question;
  const others = node.texts.filter((other) => other !== node.text);
  return (
    <li id={path} className={classNames(styles.question, isOnBestPath && styles.best)}>
      <div className={styles.head}>
        <span>{text.question(number)}</span>
        {reached === 0 ? null : <span>{text.reached(formatChange(reached))}</span>}
        <span className="push">{text.upTo(formatNumber(best))}</span>
      </div>
      <h3>{node.text}</h3>
      {others.length === 0 ? null : (
        <details className="small">
          <summary>{text.variants}</summary>
          <ul>
            {others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </details>
      )}
      {node.textAnswer === null || node.textAnswer === '' ? null : (
        <p className="small">{text.typed(acceptedTexts(node).join(' / '))}</p>
      )}
      {node.showCaseAndPolice ? <p className="small muted">{text.numbersShown}</p> : null}
      <ul className={styles.ways}>
        {ways.map((way) => (
          <Answer key={way.way.feedbackPath} way={way} />
        ))}
      </ul>
      {denied === null ? null : (
        <p className={styles.denied}>
          <a href={`#${deniedTarget ?? path}`}>{text.afterDenial(text.question(denied))}</a>
        </p>
      )}
      <FindingsOf path={path} findings={findings} />
    </li>
  );
}

function Answer({ way: { way, kind, isBest, next, target } }: { way: QuestionWay }) {
  const text = libraryItemText;
  const words = kind === 'answer' ? way.answer?.text : text[kind];
  const effects = effectsSentence(way.effects);
  return (
    <li className={classNames(styles.way, isBest && styles.chosen)}>
      <p className={styles.words}>
        <Points points={way.points} />
        <b>{words}</b>
        {isBest ? (
          <Chip tone="info" icon={<Star aria-hidden="true" />}>
            {text.bestPath}
          </Chip>
        ) : null}
      </p>
      {typeof way.breaks === 'object' ? (
        <p className="small">
          <span className="muted">{breaksText.told}</span>
          <bdi>{` ${breaksText.sentence(way.breaks)}`}</bdi>
        </p>
      ) : null}
      {way.feedback === '' ? null : (
        <p className="small">
          <span className="muted">{text.feedback}</span>
          <bdi>{` ${way.feedback}`}</bdi>
        </p>
      )}
      {effects === '' ? null : (
        <p className="small">
          <span className="muted">{text.effects}</span>
          <bdi>{` ${effects}`}</bdi>
        </p>
      )}
      <Extras answer={way.answer} />
      <p className={styles.next}>
        <ArrowRight className="i" aria-hidden="true" />
        {next === null ? <span>{text.end}</span> : <a href={`#${target ?? ''}`}>{text.next(text.question(next))}</a>}
      </p>
    </li>
  );
}

function Points({ points }: { points: number }) {
  const kind = points > 0 ? styles.plus : points < 0 ? styles.minus : styles.zero;
  return <span className={classNames(styles.points, kind)}>{formatChange(points)}</span>;
}

/** What an answer brings besides its effects: another car, a number to type, a longer way, a picture. */
function Extras({ answer }: { answer: QuestionWay['way']['answer'] }) {
  const text = libraryItemText;
  if (answer === null) return null;
  const picture = pictureOf(answer.image);
  const lines = [
    answer.newCar ? text.newCar : '',
    answer.input ? text.input(effectLabels[answer.inputType].toLocaleLowerCase('pl'), answer.inputValue) : '',
    answer.changeDistance === 0 ? '' : text.longer(formatKm(answer.changeDistance)),
  ].filter((line) => line !== '');
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      {picture === null ? null : <img className={styles.picture} src={picture.address} alt={picture.alt} />}
    </>
  );
}
