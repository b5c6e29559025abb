import { editorText } from '@fracht/content';
import type { Finding, Question, QuestionWay } from '@fracht/scenarios';
import { acceptedTexts, type Answer, type Effect, type Situation } from '@fracht/engine';
import { levelCounts } from '../../library/level-signs.ts';
import { heldClass } from './card-drag.ts';
import type { CardEvents } from './canvas-store.ts';
import type { CardData } from './use-card.ts';

/** What the row of a way shows. Its values keep their identity as long as nothing in the row changes, so that it can be memoised. */
export type WayRow = {
  /** The path of its question. */
  readonly path: string;
  readonly index: number;
  readonly words: string;
  readonly points: number;
  readonly isMost: boolean;
  readonly effects: readonly Effect[];
  /** Null: the way is taken by a typed text. */
  readonly answer: Answer | null;
  readonly situationPath: string;
  /** On the best path, or on that of the dry run. */
  readonly isMarked: boolean;
  readonly level: Finding['level'] | null;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly held: string | undefined;
  readonly isFolded: boolean;
  /** The question whose worth is shown; null: none. */
  readonly worthOf: Situation | null;
  readonly events: CardEvents;
};

/** The row of a way on a card. */
export function wayRowOf(data: CardData, { way, kind, isBest }: QuestionWay, index: number): WayRow {
  const { question, findings, spot, tabStop, taken, isTried, held, folded, isDense, events } = data;
  const { path, ways, node } = question;
  const { points, effects, answer, situationPath } = way;
  return {
    path,
    index,
    words: wayWords(kind, answer, question),
    points,
    isMost: ways.every((other) => other.way.points <= points),
    effects,
    answer: kind === 'answer' ? answer : null,
    situationPath,
    isMarked: isTried ? taken === index : isBest,
    level: kind === 'answer' ? worstOf(findings.filter((finding) => isWithinWay(finding.path, way.path))) : null,
    isChosen: spot?.way === index,
    isTabStop: tabStop?.way === index,
    held: heldClass(held, index),
    isFolded: folded > 0,
    worthOf: isDense ? null : node,
    events,
  };
}

/** The worst level among findings; null: there is neither an error nor a warning. */
export function worstOf(findings: readonly Finding[]): Finding['level'] | null {
  const { error, warning } = levelCounts(findings);
  if (error > 0) return 'error';
  return warning > 0 ? 'warning' : null;
}

function wayWords(kind: QuestionWay['kind'], answer: Answer | null, { node }: Question): string {
  if (kind === 'answer') return answer?.text ?? '';
  return kind === 'ok' ? `${editorText.right}: ${acceptedTexts(node).join(' / ')}` : editorText.wrong;
}

function isWithinWay(path: string, way: string): boolean {
  return path.startsWith(`${way}.`) && !path.startsWith(`${way}.situation`);
}
