import { ROUND_UNITS, roundsOf } from '@fracht/engine';
import { type DuelView, HOMEWORK_LIMITS } from '@fracht/protocol';
import { duelText, soloText } from '@fracht/content';
import { formatDayTime, formatDuration } from '@fracht/kit/format.ts';
import { Note } from '@fracht/kit/ui/note.tsx';
import { useGame } from '../store/hooks.ts';
import { useDuel } from './use-game-details.ts';
import { useHomeworkTerm } from '../store/use-homework-term.ts';

const MINUTE_MS = 60_000;

/** What a student who plays alone has to know before the start: for a duel its ghost and its end, for homework the deadline. (SOL-5, DUE-2) */
export function LobbyTerm() {
  const duel = useDuel();
  return duel === null || duel === undefined ? <HomeworkTerm /> : <DuelTerms duel={duel} />;
}

function DuelTerms({ duel: { name, closesAt } }: { readonly duel: DuelView }) {
  const text = duelText.lobby;
  return (
    <>
      <p>{name === null ? text.OWN : text.BEST(name)}</p>
      <p>{text.alone}</p>
      <p>{text.until(formatDayTime(closesAt))}</p>
    </>
  );
}

/** The deadline of a homework, and whether the time is enough at the speed of a lesson. (SOL-5) */
function HomeworkTerm() {
  const text = soloText.term;
  const term = useHomeworkTerm();
  const needMs = useGame(({ setup }) => roundsOf(setup) * ROUND_UNITS * setup.settings.unit_ms);
  if (term === null) return null;
  const { closesAt, leftMs } = term;
  if (leftMs <= 0) return <Note tone="warn">{text.over}</Note>;
  return (
    <>
      <p>{text.until(formatDayTime(closesAt))}</p>
      {needMs <= leftMs ? null : <Note tone="warn">{shortWords(needMs, leftMs)}</Note>}
    </>
  );
}

/** Says that a game of this length does not fit into the remaining time, and what pace is needed. */
function shortWords(needMs: number, leftMs: number): string {
  const text = soloText.term;
  const pace = Math.ceil(needMs / leftMs);
  const short = text.short(formatDuration(needMs / MINUTE_MS), formatDuration(leftMs / MINUTE_MS));
  const advice = pace > HOMEWORK_LIMITS.speed ? text.tooLate : text.faster(pace);
  return [short, advice, text.uncounted].join(' ');
}
