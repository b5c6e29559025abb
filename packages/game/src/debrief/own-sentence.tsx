import { useId } from 'react';
import { Pencil } from 'lucide-react';
import { sentencesText } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { wordsOfFailure } from '@fracht/kit/api/words-of-failure.ts';
import { formatTime } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useIsSolo } from '../store/hooks.ts';
import { useKeptSentence } from './use-kept-sentence.ts';
import styles from './own-sentence.module.css';

const { begin, own: words } = sentencesText;

/** The one sentence that a student writes after a game, for the next one; its opening words are given. (DBS-11) */
export function OwnSentence({ game }: { readonly game: string }) {
  const field = useId();
  const { asked, text, write, keep, keepOver, there, savedAt, failure } = useKeptSentence(game);
  const retry = retryOf(asked);
  return (
    <Card className={styles.card} label={words.title}>
      <h2>
        <Pencil className="i" aria-hidden="true" />
        <bdi>{words.title}</bdi>
      </h2>
      {retry === null ? (
        <>
          <div className={styles.line}>
            <label htmlFor={field}>{begin}</label>
            <textarea
              id={field}
              rows={1}
              maxLength={LIMITS.sentence}
              value={text}
              readOnly={asked.isPending}
              aria-describedby={`${field}-note`}
              aria-invalid={failure === null ? undefined : true}
              onChange={({ target }) => write(target.value.replaceAll(/\s*[\r\n]+\s*/gu, ' '))}
              onBlur={keep}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                keep();
              }}
            />
          </div>
          {failure === null ? null : (
            <Failure
              words={there === null ? wordsOfFailure(failure) : words.meanwhile(there)}
              again={words.again}
              onAgain={keepOver}
            />
          )}
          <Kept id={`${field}-note`} savedAt={failure === null ? savedAt : null} />
        </>
      ) : (
        <Failure words={words.failed} again={words.retry} onAgain={retry} />
      )}
    </Card>
  );
}

/** When it was saved, and who can read it. */
function Kept({ id, savedAt }: { readonly id: string; readonly savedAt: number | null }) {
  const isSolo = useIsSolo();
  return (
    <p id={id} className={styles.note}>
      <span role="status">
        {savedAt === null ? null : (
          <>
            <Icon name="b-check" size={12} />
            <bdi>{`${words.saved(formatTime(savedAt))} `}</bdi>
          </>
        )}
      </span>
      <bdi>{isSolo ? words.noteAlone : words.note}</bdi>
    </p>
  );
}

type FailureProps = { readonly words: string; readonly again: string; readonly onAgain: () => void };

function Failure({ words: told, again, onAgain }: FailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{told}</p>
      <Button size="s" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
