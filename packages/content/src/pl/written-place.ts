import type { UnreadFields } from '@fracht/protocol';
import { type Followers, questionIn, walk } from '@fracht/scenarios';
import { placeParts } from './findings.ts';
import { situationsText } from './situations.ts';

const ARROW = ' › ';

/**
 * A place in a written item, in words: "Zdarzenie › pytanie 2 › odpowiedź 3 › punkty". Questions are numbered as in the editor: in reading
 * order, equal ones once. `path` leads to the value, such as `situation.answers.0.points`; `item` has not been validated. Questions that
 * nobody can reach have no number and are named by their path.
 */
export function writtenPlace(item: UnreadFields, path: string): string {
  const [tree = ''] = path.split('.');
  const root = item[tree];
  if (!(tree in situationsText.trees) || !isFields(root)) return joinedWords(placeParts(path));
  const question = questionIn(path) ?? tree;
  const number = numbersIn(root, tree).get(question);
  if (number === undefined) return joinedWords(placeParts(path));
  const rest = path.slice(question.length + 1);
  return joinedWords([...placeParts(tree), `pytanie\u00a0${number}`, ...placeParts(rest)]);
}

function joinedWords(parts: readonly string[]): string {
  const words = parts.map((part) => part.replace(/^odp\./u, 'odpowiedź')).join(ARROW);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The numbers of all questions that a player can reach, by path. */
function numbersIn(root: UnreadFields, tree: string): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const known = new Map<string, number>();
  walk(root, tree, followersOf, (node, path) => {
    const key = typeof node['text'] === 'string' && node['text'] !== '' ? JSON.stringify(node) : path;
    const number = known.get(key) ?? known.size + 1;
    known.set(key, number);
    numbers.set(path, number);
    return true;
  });
  return numbers;
}

/** The questions directly behind a question that has not been validated. */
const followersOf: Followers<UnreadFields> = (node, path) => {
  const answers: readonly unknown[] = Array.isArray(node['answers']) ? node['answers'] : [];
  const isTyped = answers.length === 0 && typeof node['textAnswer'] === 'string';
  const ways: readonly (readonly [string, unknown])[] = [
    ...answers.map(
      (answer, index) => [`answers.${index}.situation`, isFields(answer) ? answer['situation'] : null] as const,
    ),
    ...(isTyped ? (['situation_ok', 'situation_wrong'] as const).map((side) => [side, node[side]] as const) : []),
    ['afterDenySituation', node['afterDenySituation']],
  ];
  return ways.flatMap(([way, next]) => (isFields(next) ? [[next, `${path}.${way}`] as const] : []));
};

function isFields(value: unknown): value is UnreadFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
