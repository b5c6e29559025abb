import { soloText } from '@fracht/content';
import { type HomeworkAttempt, type OwnHomework, usedAttempts } from '@fracht/protocol';
import { useOwnHomework } from '@fracht/kit/api/homework-calls.ts';
import { formatNumber } from '@fracht/kit/format.ts';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { Note } from '@fracht/kit/ui/note.tsx';
import { useDuel } from '../lobby/use-game-details.ts';

/** Above the debrief of a homework attempt that was not finished: that it does not count, why, and what does. (SOL-4) */
export function UncountedNote({ game }: { readonly game: string }) {
  const text = soloText.uncounted;
  const { data = [] } = useOwnHomework();
  const now = useMoment();
  const duel = useDuel();
  // Data cached before the attempt's end may still call it open; the note is shown only if the attempt counts as broken off.
  const known = data.flatMap((homework) => {
    const attempt = homework.own.find((one) => one.game === game && one.state === 'BROKEN_OFF');
    return attempt === undefined ? [] : [whyWords(attempt), ...countedWords(homework, now)];
  });
  // What an abandoned duel is worth is shown with its result.
  if (duel !== null && duel !== undefined) return null;
  return (
    <Note tone="warn">
      <p role="status">
        <b>{text.title}</b>
        <bdi>{` ${[...known, text.kept].join(' ')}`}</bdi>
      </p>
    </Note>
  );
}

/** Why an attempt ended does not change when the deadline of its assignment is moved. */
function whyWords({ closedAt }: HomeworkAttempt): string {
  return closedAt === null ? soloText.uncounted.early : soloText.uncounted.over;
}

function countedWords({ score, closesAt, attempts, own }: OwnHomework, now: number): readonly string[] {
  const text = soloText.uncounted;
  const left = now < closesAt ? attempts - usedAttempts(closesAt, own) : 0;
  return [...(score === null ? [] : [text.counts(formatNumber(score))]), ...(left > 0 ? [text.left(left)] : [])];
}
