import { editorText } from '@fracht/content';
import type { Finding, Question, QuestionWay } from '@fracht/scenarios';
import { acceptedTexts, type Answer, type Effect, type Situation } from '@fracht/engine';
import { levelCounts } from '../../library/level-signs.ts';
import { heldClass } from './card-drag.ts';
import type { CardEvents } from './canvas-store.ts';
import type { CardData } from './use-card.ts';

/** What the row of a way shows, in values that are the same as long as nothing in it changes. */
export type WayProps = {
  /** The path of its question. */
  readonly path: string;
  readonly index: number;
  readonly words: string;
  readonly points: number;
  readonly isMost: boolean;
  readonly effects: readonly Effect[];
  /** Null: it is taken by a typed text. */
  readonly answer: Answer | null;
  readonly situationPath: string;
  /** On the best path, or on that of the trial. */
  readonly isMarked: boolean;
  readonly level: Finding['level'] | null;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly held: string | undefined;
  readonly isFolded: boolean;
  /** The question whose worth is shown; null: none is. */
  readonly worthOf: Situation | null;
  readonly events: CardEvents;
};

/** The row of a way on a card. */
export function wayOn(data: CardData, { way, kind, isBest }: QuestionWay, index: number): WayProps {
  const { question, findings, spot, stop, taken, isTried, held, folded, isDense, events } = data;
  const { path, ways, node } = question;
  const { points, effects, answer, situationPath } = way;
  return {
    path,
    index,
    words: wordsOf(kind, answer, question),
    points,
    isMost: ways.every((other) => other.way.points <= points),
    effects,
    answer: kind === 'answer' ? answer : null,
    situationPath,
    isMarked: isTried ? taken === index : isBest,
    level: kind === 'answer' ? worstOf(findings.filter((finding) => isWithinWay(finding.path, way.path))) : null,
    isChosen: spot?.way === index,
    isStop: stop?.way === index,
    held: heldClass(held, index),
    isFolded: folded > 0,
    worthOf: isDense ? null : node,
    events,
  };
}

/** How bad what is found is at worst; null: nothing is found that is to be mended, at most a hint. */
export function worstOf(findings: readonly Finding[]): Finding['level'] | null {
  const { error, warning } = levelCounts(findings);
  if (error > 0) return 'error';
  return warning > 0 ? 'warning' : null;
}

function wordsOf(kind: QuestionWay['kind'], answer: Answer | null, { node }: Question): string {
  if (kind === 'answer') return answer?.text ?? '';
  return kind === 'ok' ? `${editorText.right}: ${acceptedTexts(node).join(' / ')}` : editorText.wrong;
}

function isWithinWay(path: string, way: string): boolean {
  return path.startsWith(`${way}.`) && !path.startsWith(`${way}.situation`);
}
