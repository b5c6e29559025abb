import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ChartLine, Download } from 'lucide-react';
import { homeworkText, uiText } from '@fracht/content';
import type { HomeworkPayload } from '@fracht/protocol';
import { useHomework } from '@fracht/kit/api/homework-calls.ts';
import { retryOf, useGroups } from '@fracht/kit/api/panel-queries.ts';
import { formatDayTime } from '@fracht/kit/format.ts';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import { type HomeworkWishes, homeworkCopy, draftOf, wishedDraft } from './homework-draft.ts';
import { HomeworkDebrief } from './homework-debrief.tsx';
import { HomeworkForm } from './homework-form.tsx';
import { termState, VIEW } from './homework-facts.ts';
import { saveHomeworkResults } from './save-homework-results.ts';
import { StudentsCard } from './students-card.tsx';
import { TermChip } from './term-chip.tsx';
import styles from './homework.module.css';

/** The address of an assignment that does not exist yet. */
const NEW = 'new';
/** The value in the address when the debrief of an assignment is shown. */
const DEBRIEF = 'omowienie';

/** One assignment: its settings on the left, its students on the right; for a new one only its form. (HWO-2) */
export function HomeworkScreen() {
  const { item = NEW } = useParams({ strict: false });
  const address = useSearchState();
  const copied = address.get('kopia');
  const isNew = item === NEW;
  const asked = useHomework(isNew ? (copied === '' ? null : copied) : item);
  const { data } = asked;
  if (address.get(VIEW) === DEBRIEF) return <HomeworkDebrief item={item} />;
  if (isNew)
    return (
      <NewHomework
        source={data}
        wishes={{ group: address.get('grupa'), topics: address.get('tematy') }}
        isWaiting={copied !== '' && data === undefined}
        onRetry={retryOf(asked)}
      />
    );
  return (
    <>
      <ScreenHead homework={data} />
      {data === undefined ? (
        <div className={styles.wait} data-wide>
          <Waiting onRetry={retryOf(asked)} />
        </div>
      ) : (
        <div className={styles.grid} data-wide>
          <HomeworkForm key={data.id} homework={data} first={draftOf(data)} groups={[]} />
          <StudentsCard homework={data} />
        </div>
      )}
    </>
  );
}

function Waiting({ onRetry }: { readonly onRetry: (() => void) | null }) {
  return <Card>{onRetry === null ? <CardBody>{uiText.loading}</CardBody> : <LoadError onRetry={onRetry} />}</Card>;
}

type NewProps = {
  /** The assignment that is copied. */
  readonly source: HomeworkPayload | undefined;
  /** The address's parameters for a new assignment that is not a copy. */
  readonly wishes: HomeworkWishes;
  readonly isWaiting: boolean;
  /** Requests the source again; null: it did not fail. */
  readonly onRetry: (() => void) | null;
};

function NewHomework({ source, wishes, isWaiting, onRetry }: NewProps) {
  const asked = useGroups();
  const groups = asked.data?.filter(({ users }) => users.length > 0);
  const now = useMoment();
  return (
    <>
      <ScreenHead homework={undefined} />
      <div className={styles.alone} data-wide>
        {groups === undefined || isWaiting ? (
          <Waiting onRetry={retryOf(asked) ?? onRetry} />
        ) : (
          <HomeworkForm
            homework={null}
            first={source === undefined ? wishedDraft(wishes, groups, now) : homeworkCopy(source, groups, now)}
            groups={groups}
          />
        )}
      </div>
    </>
  );
}

function ScreenHead({ homework }: { readonly homework: HomeworkPayload | undefined }) {
  const now = useMoment();
  const text = homeworkText;
  return (
    <header className={styles.head} data-wide>
      <Link
        to="/panel/lecturer/games/homework"
        className={buttonClass({ kind: 'ghost', iconOnly: true })}
        aria-label={text.backToList}
        title={text.backToList}
      >
        <ArrowLeft className="i-l" aria-hidden="true" />
      </Link>
      <div className={styles.name}>
        <h1>{homework === undefined ? text.add : text.name(homework.title)}</h1>
        {homework === undefined ? null : (
          <div className={styles.state}>
            <TermChip state={termState(homework, now)} />
            <span>{text.until(homework.groupName, formatDayTime(homework.closesAt))}</span>
          </div>
        )}
      </div>
      <div className={styles.acts}>
        {homework === undefined ? null : (
          <>
            <ResultButtons homework={homework} />
            <Link
              to="/panel/lecturer/games/homework/$item"
              params={{ item: homework.id }}
              search={{ [VIEW]: DEBRIEF }}
              className={buttonClass({})}
            >
              <ChartLine className="i" aria-hidden="true" />
              <bdi>{text.debrief.open}</bdi>
            </Link>
          </>
        )}
        <PageHelp />
      </div>
    </header>
  );
}

/** Saves the results as a workbook or as CSV. (HWO-6) */
function ResultButtons({ homework }: { readonly homework: HomeworkPayload }) {
  const text = homeworkText.results;
  const { isBusy, busily } = useBusily('homework results');
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void busily(() => saveHomeworkResults(homework, 'xlsx'))}>
        <Download className="i" aria-hidden="true" />
        {text.save}
      </Button>
      <Button onClick={() => void busily(() => saveHomeworkResults(homework, 'csv'))}>{text.csv}</Button>
    </>
  );
}
