import { RefreshCw } from 'lucide-react';
import { classDebriefText, uiText } from '@fracht/content';
import type { ClassDebriefPayload } from '@fracht/protocol';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import styles from './debrief.module.css';

type WaitProps = {
  /** Undefined: the server has not answered yet. */
  readonly told: Exclude<ClassDebriefPayload, { readonly state: 'READY' }> | undefined;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  /** Null: no error occurred. */
  readonly onRetry: (() => void) | null;
};

/** A placeholder for a debrief that is not there yet. (CDB-1) */
export function DebriefWait({ told, isBusy, onAgain, onRetry }: WaitProps) {
  if (told?.state === 'FAILED') {
    return (
      <Card>
        <DebriefFailed isBusy={isBusy} onAgain={onAgain} />
      </Card>
    );
  }
  if (told !== undefined) {
    return (
      <Card>
        <DebriefWorking share={told.share} />
      </Card>
    );
  }
  return <Card>{onRetry === null ? <CardBody>{uiText.loading}</CardBody> : <LoadError onRetry={onRetry} />}</Card>;
}

/** The progress of a debrief's computation: no more than the server reported. (CDB-1) */
function DebriefWorking({ share }: { readonly share: number }) {
  const { title, text, share: told } = classDebriefText.working;
  const words = told(Math.floor(share * 100));
  return (
    <div className={styles.working}>
      <h2>{title}</h2>
      <ProgressBar share={share} label={words} />
      <p>{words}</p>
      <p className="muted">{text}</p>
    </div>
  );
}

/** Says that a debrief could not be computed, and offers to request it again. (CDB-1) */
function DebriefFailed({ isBusy, onAgain }: { readonly isBusy: boolean; readonly onAgain: () => void }) {
  const text = classDebriefText.failed;
  return (
    <EmptyState
      icon={<RefreshCw className="i-l" aria-hidden="true" />}
      title={text.title}
      text={text.text}
      action={
        <Button isBusy={isBusy} onClick={onAgain}>
          {text.again}
        </Button>
      }
    />
  );
}
