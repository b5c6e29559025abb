import { useHomeworkOf } from '@fracht/kit/api/homework-calls.ts';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { useGame } from './hooks.ts';

/** When the time of the homework that is played is over, in ms, and how much of it is left now. */
type HomeworkTerm = { readonly closesAt: number; readonly leftMs: number };

/** Until when the homework that is played may be played; null while it is not known. (SOL-5) */
export function useHomeworkTerm(): HomeworkTerm | null {
  const homework = useHomeworkOf(useGame(({ setup }) => setup.game));
  const now = useMoment();
  return homework === undefined ? null : { closesAt: homework.closesAt, leftMs: homework.closesAt - now };
}
