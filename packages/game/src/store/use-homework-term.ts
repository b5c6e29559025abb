import { useHomeworkOf } from '@fracht/kit/api/homework-calls.ts';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { useGame } from './hooks.ts';

/** The deadline of the homework that is played, in ms, and how much time is left now. */
type HomeworkTerm = { readonly closesAt: number; readonly leftMs: number };

/** The deadline of the homework that is played; null while it is unknown. (SOL-5) */
export function useHomeworkTerm(): HomeworkTerm | null {
  const homework = useHomeworkOf(useGame(({ setup }) => setup.game));
  const now = useMoment();
  return homework === undefined ? null : { closesAt: homework.closesAt, leftMs: homework.closesAt - now };
}
