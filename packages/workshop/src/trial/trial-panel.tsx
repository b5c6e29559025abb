import { FlaskConical, Play, RefreshCw } from 'lucide-react';
import { gameSettingsText, trialText } from '@fracht/content';
import { formatSeconds } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { compare, type Comparison, startOf } from './comparison.ts';
import { MeasureRow } from './measure-row.tsx';
import { TRIAL_GAMES } from './trial-job.ts';
import { TrialTable } from './trial-table.tsx';
import { ALL_GAMES, type TrialState, type TrialWish, type UsedTrial } from './use-trial.ts';
import styles from './trial-panel.module.css';

/** From this number of pairs of games on, partial results are shown. */
const ENOUGH = 5;
/** From this number on, they come with a verdict. */
const ENOUGH_TO_JUDGE = 20;

/** What a change of settings means for a typical game: the same games of bots before and after it. (TRI-3) */
export function TrialPanel({
  trial: { state, start, stop },
  wish,
  hasFault,
}: {
  trial: UsedTrial;
  /** What can be compared now; null: there is no difference. */
  wish: TrialWish | null;
  /** Some field has an invalid value. */
  hasFault: boolean;
}) {
  const text = trialText;
  const isRunning = state?.status === 'RUNNING';
  const isStale = state !== null && (wish === null || !isSame(state.wish, wish));
  const shown = state === null ? null : compare(state.played, startOf(state.plan.before, state.plan.after));
  const sides = text.sides[(state?.wish ?? wish)?.sides ?? 'draft'];
  return (
    <Card label={text.title(TRIAL_GAMES)} className={styles.panel}>
      <div className={styles.top}>
        <CardHead title={text.title(TRIAL_GAMES)}>
          <span className={styles.legend}>
            <span className={styles.before}>{sides.before}</span>
            <span className={styles.after}>{sides.after}</span>
          </span>
        </CardHead>
        {state === null ? null : <TrialProgress state={state} shown={shown} isStale={isStale} />}
      </div>
      {state === null && wish === null ? (
        <EmptyState icon={<FlaskConical aria-hidden="true" />} {...text.nothing} />
      ) : null}
      {state === null && wish !== null ? (
        <CardBody>
          <p className="small muted">{text.ready(TRIAL_GAMES)}</p>
        </CardBody>
      ) : null}
      {shown === null || shown.games < ENOUGH || state === null ? null : <Results {...{ shown, state }} />}
      {wish === null && !isRunning ? null : (
        <CardFoot className={styles.foot}>
          {isRunning ? (
            <Button size="s" onClick={stop}>
              {text.stop}
            </Button>
          ) : null}
          {isRunning && !isStale ? null : <StartButton {...{ state, wish, isStale, hasFault, start }} />}
        </CardFoot>
      )}
    </Card>
  );
}

function StartButton({
  state,
  wish,
  isStale,
  hasFault,
  start,
}: {
  state: TrialState | null;
  wish: TrialWish | null;
  isStale: boolean;
  hasFault: boolean;
  start: (wish: TrialWish) => void;
}) {
  const isFresh = state === null || isStale;
  const words = buttonWords(state, isStale);
  if (wish === null || (!isFresh && state.status === 'DONE')) return null;
  return (
    <Button
      size="s"
      kind={isFresh ? 'primary' : 'plain'}
      reason={hasFault ? gameSettingsText.mendFirst : null}
      onClick={() => start(wish)}
    >
      {isFresh ? <Play className="i" aria-hidden="true" /> : <RefreshCw className="i" aria-hidden="true" />}
      {words}
    </Button>
  );
}

/** What the button does: begin, resume, or retry. */
function buttonWords(state: TrialState | null, isStale: boolean): string {
  const { start, anew, goOn, again } = trialText;
  if (state === null) return start;
  if (isStale) return state.status === 'RUNNING' ? anew : start;
  return state.status === 'STOPPED' ? goOn : again;
}

/** The progress of the trial, or how it ended. */
function TrialProgress({
  state: { status, known, done, elapsed },
  shown,
  isStale,
}: {
  state: TrialState;
  shown: Comparison | null;
  isStale: boolean;
}) {
  const text = trialText;
  const games = shown?.games ?? 0;
  const isRunning = status === 'RUNNING';
  return (
    <div className={styles.told}>
      {isRunning ? (
        <>
          <div className={styles.line}>
            <span className="small">{text.running(known + done, ALL_GAMES)}</span>
            <span className="small muted">{leftOf(done, ALL_GAMES - known, elapsed)}</span>
          </div>
          <ProgressBar share={(known + done) / ALL_GAMES} label={text.title(TRIAL_GAMES)} />
        </>
      ) : null}
      {status === 'FAILED' ? (
        <Note tone="bad">
          <b>{text.failed.title}</b>
          <bdi>{` ${text.failed.text}`}</bdi>
        </Note>
      ) : null}
      {isRunning && games >= ENOUGH ? <p className="small muted">{text.partial(games)}</p> : null}
      <p role="status" className="small muted">
        {`${status === 'DONE' ? text.done(games) : ''}${status === 'STOPPED' ? text.stopped(games) : ''}`}
      </p>
      {isStale ? <Note tone="info">{isRunning ? text.staleRunning : text.stale}</Note> : null}
    </div>
  );
}

function Results({ shown, state: { wish, plan } }: { shown: Comparison; state: TrialState }) {
  const text = trialText;
  const verdict = shown.games < ENOUGH_TO_JUDGE ? 'SOON' : shown.verdict;
  const { title, text: why } = text.verdicts[verdict];
  const isClear = verdict === 'HARDER' || verdict === 'EASIER';
  return (
    <>
      <div className={styles.verdict}>
        <Note tone={isClear ? 'warn' : 'info'}>
          <b>{title}</b>
          <bdi>{` ${why} ${shown.most === null || verdict === 'SOON' ? '' : text.most(text.measures[shown.most].name.toLowerCase())}`}</bdi>
        </Note>
      </div>
      <ul>
        {shown.rows.map((row) => (
          <MeasureRow key={row.measure} row={row} sides={wish.sides} />
        ))}
      </ul>
      <TrialTable rows={shown.rows} sides={wish.sides} />
      <p className={styles.how}>{`${text.legend} ${text.how(plan.number, TRIAL_GAMES)}`}</p>
    </>
  );
}

/** The estimated time left, at the speed so far; nothing before the first game. */
function leftOf(done: number, jobs: number, elapsed: number): string | null {
  return done === 0 ? null : trialText.left(formatSeconds(((elapsed / done) * (jobs - done)) / 1000));
}

function isSame(one: TrialWish, other: TrialWish): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
