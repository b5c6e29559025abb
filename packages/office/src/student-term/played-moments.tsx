import { type MouseEvent, type RefObject, useState } from 'react';
import { termText } from '@fracht/content';
import { endMoments, momentsInRow, type MomentRow } from '@fracht/kit/session/moment-row.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { MomentSentence } from './moment-sentence.tsx';
import styles from './played-moments.module.css';

type PlayedMomentsProps = {
  /** The link that starts a series of moments; null: there is none to retry. */
  readonly opener: RefObject<HTMLElement | null>;
};

/**
 * How many of the moments retried last in this tab were right; nothing if none was answered. When it is closed the focus goes to the button that starts such a
 * series, else to the page. (SEM-5)
 */
export function PlayedMoments({ opener }: PlayedMomentsProps) {
  const [row, setRow] = useState(momentsInRow);
  const text = termText.played;
  if (row === null || row.verdicts.every((verdict) => verdict === null)) return null;
  const right = row.verdicts.filter((verdict) => verdict === true).length;
  const close = ({ currentTarget }: MouseEvent): void => {
    const back = opener.current ?? currentTarget.closest('main');
    endMoments();
    setRow(null);
    back?.focus();
  };
  return (
    <Card>
      <CardHead title={text.title}>
        <Button size="s" className="push" onClick={close}>
          {text.close}
        </Button>
      </CardHead>
      <CardBody>
        <p role="status">{text.right(right, row.moments.length)}</p>
        <ul className={styles.moments}>
          {row.moments.map((moment, at) => (
            <li key={`${moment.game} ${moment.decision}`}>
              <VerdictSign verdict={row.verdicts[at] ?? null} />
              <span>
                <MomentSentence moment={moment} />
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function VerdictSign({ verdict }: { readonly verdict: MomentRow['verdicts'][number] }) {
  const text = termText.played;
  const { icon, style, words } =
    verdict === null
      ? { icon: 'b-wait' as const, style: styles.open, words: text.isSkipped }
      : verdict
        ? { icon: 'b-check' as const, style: styles.right, words: text.isRight }
        : { icon: 'b-tight' as const, style: styles.wrong, words: text.isWrong };
  return (
    <span className={style}>
      <Icon name={icon} size={14} />
      <span className="vh">{`${words} `}</span>
    </span>
  );
}
