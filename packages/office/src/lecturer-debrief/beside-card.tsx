import { classDebriefText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { AnswerBars } from './answer-bars.tsx';
import { brokeWords, namedPoints, pointName, pointPlace } from './class-points.ts';
import { lossWords } from './loss-words.ts';
import type { GameBeside } from './use-beside.ts';
import styles from './beside-card.module.css';

/** The decisions listed for the game of comparison, or that they are still being computed. (CDB-6) */
export function BesideCard({ beside: { game, state, again } }: { readonly beside: GameBeside }) {
  const text = classDebriefText.beside;
  if (game === null) {
    return (
      <Card>
        <CardBody className="stack stack-2">
          <p role="status">{state === 'FAILED' ? text.failed : text.working}</p>
          {state === 'FAILED' ? (
            <div>
              <Button size="s" onClick={again}>
                {classDebriefText.failed.again}
              </Button>
            </div>
          ) : null}
        </CardBody>
      </Card>
    );
  }
  const named = namedPoints(game.debrief);
  return (
    <Card>
      <CardHead title={text.title(game.name)} />
      {named.length === 0 ? <CardBody>{text.nothing}</CardBody> : null}
      <ol className={styles.list} aria-label={text.title(game.name)}>
        {named.map(({ point, number, isUnlawful }) => (
          <li key={point.key}>
            <span className="muted">{`${number}.`}</span>
            <span>
              <b className="b">{pointName(point)}</b>
              <span className={styles.place}>{pointPlace(point)}</span>
            </span>
            <AnswerBars point={point} />
            <b className={styles.loss}>
              {isUnlawful ? classDebriefText.sheet.unlawful(brokeWords(point)) : lossWords(point.loss.total)}
            </b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
