import {
  COMPARED,
  type JudgedDecision,
  type Observation,
  observationsOf,
  type PlayerDecision,
  stateAtDecision,
  whatIf,
  wholeChoice,
} from '@fracht/debrief';
import { applyAction, type GameAction, type RejectionCode, rankStudents } from '@fracht/engine';
import { loadSolver, type LpSolver } from '@fracht/reference';
import type { KnownGame } from './known-game.ts';
import type { DebriefTask, TaskKind, TaskOf, Tasks } from './tasks.ts';
import { fairView, parView } from './views/best-view.ts';
import { booksView } from './views/books-view.ts';
import { classView } from './views/class-view.ts';
import { metViews } from './views/met-view.ts';
import { studentView } from './views/student-view.ts';
import { whatIfView } from './views/what-if-view.ts';

type YieldTurn = () => Promise<void>;

let loading: Promise<LpSolver> | null = null;

/** The solver of this thread. */
async function solver(): Promise<LpSolver> {
  loading ??= loadSolver();
  return loading;
}

/** Does a task. A long one waits for `breathe` between two decisions, during which the thread answers short tasks. */
export async function answerOf(
  game: KnownGame,
  task: DebriefTask,
  breathe: YieldTurn,
): Promise<Tasks[TaskKind]['answer']> {
  if (task.kind === 'STUDENTS') return rankStudents(game.recording.end).map(({ player }) => player.id);
  if (task.kind === 'COMPARED') return comparedOf(game, task.player, breathe);
  if (task.kind === 'MET') return metViews(game.recording, await comparedOf(game, task.player, breathe));
  if (task.kind === 'DRAFT') {
    const decisions = game.decisionsOf(task.player);
    return studentView(game.recording, { player: task.player, decisions, judged: task.known });
  }
  if (task.kind === 'STUDENT') return studentOf(game, task, breathe);
  if (task.kind === 'CLASS') return classView(game.recording, task.judged);
  if (task.kind === 'BOOKS') return task.players.map((player) => booksView(game.recording, player));
  if (task.kind === 'FAIR') return fairView(game.recording, task.player, await solver());
  return task.kind === 'PAR' ? parView(game.recording, await solver()) : tried(game, task);
}

async function comparedOf(game: KnownGame, player: string, breathe: YieldTurn): Promise<Tasks['COMPARED']['answer']> {
  const compared = game.decisionsOf(player).filter(({ kind, judged }) => judged === 'YES' && COMPARED.includes(kind));
  return judgedIn(game, compared, breathe);
}

async function studentOf(
  game: KnownGame,
  { player, known }: TaskOf<'STUDENT'>,
  breathe: YieldTurn,
): Promise<Tasks['STUDENT']['answer']> {
  game.learn(known);
  const decisions = game.decisionsOf(player);
  const open = decisions.filter(({ judged }) => judged === 'YES');
  const judged = await judgedIn(game, open, breathe);
  const debrief = studentView(game.recording, { player, decisions, judged });
  return { debrief, observations: observationsOf(game.recording, judged).map((one) => named(game, one)) };
}

/** The observation with its situation by name: the library is not at hand where observations are shown. */
function named({ recording }: KnownGame, { situation, ...observation }: Observation): Observation {
  const { emergencies, changes } = recording.setup.library;
  const name = [...emergencies, ...changes].find(({ id }) => id === situation)?.name;
  return { ...observation, situation: name ?? situation };
}

async function judgedIn(
  game: KnownGame,
  decisions: readonly PlayerDecision[],
  breathe: YieldTurn,
): Promise<readonly JudgedDecision[]> {
  const judged: JudgedDecision[] = [];
  for (const decision of decisions) {
    judged.push(game.judged(decision));
    await breathe();
  }
  return judged;
}

/** What an alternative would have led to; refused if the rules did not allow it then, or nothing is chosen where something has to be. (DBF-5, WIF-1) */
function tried(
  game: KnownGame,
  { player, decision: id, actions: sent }: TaskOf<'WHAT_IF'>,
): Tasks['WHAT_IF']['answer'] {
  const decision = game.decisionsOf(player).find((one) => one.id === id);
  if (decision === undefined) return { is: 'UNKNOWN' };
  const actions = wholeChoice(stateAtDecision(game.recording, decision), decision, sent);
  const code = refusalOf(game, decision, actions ?? sent);
  if (code !== null) return { is: 'REFUSED', code };
  if (actions === null) return { is: 'REFUSED', code: decision.question === null ? 'CAR_UNKNOWN' : 'ANSWER_MISSING' };
  const told = { valued: game.valued(decision, actions), result: whatIf(game.recording, decision, { actions }) };
  return { is: 'RESULT', result: whatIfView(game.recording, game.judged(decision), told) };
}

/** The first refusal of these actions, taken one after another at that moment; null: they were all possible. */
function refusalOf(
  { recording }: KnownGame,
  decision: PlayerDecision,
  actions: readonly GameAction[],
): RejectionCode | null {
  let state = stateAtDecision(recording, decision);
  const actor = { player: decision.player, type: 'STUDENT', day: state.day ?? '' } as const;
  for (const action of actions) {
    const result = applyAction(state, action, actor);
    if (!result.ok) return result.error;
    state = result.value;
  }
  return null;
}
