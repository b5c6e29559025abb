import { TEACHER_CARDS } from '@fracht/content';
import { type Situation, TREE_NAMES, withNumbers } from '@fracht/engine';
import type { SituationCardPayload } from '@fracht/protocol';
import { SAMPLE_NUMBERS } from '@fracht/scenarios';
import type { AppContext } from '../context.ts';

type Right = SituationCardPayload['right'];
type Asking = Pick<SituationCardPayload, 'id' | 'name' | 'competence' | 'why' | 'right'>;

/** The teacher's cards of the situations that came with the game, as the library has them now; none of those that the school wrote. (LSN-4) */
export async function situationCards({ storage: { library } }: AppContext): Promise<SituationCardPayload[]> {
  const [emergencies, accidents, changes] = await Promise.all([
    library.all('EMERGENCY'),
    library.all('ACCIDENT'),
    library.all('CHANGE'),
  ]);
  const asking: readonly Asking[] = [
    ...emergencies.map(({ item }) => ({
      ...asked(item),
      why: item.knowledge,
      right: TREE_NAMES.flatMap((tree) => bestWay(item[tree])),
    })),
    ...changes.map(({ item }) => ({ ...asked(item), why: '', right: bestWay(item.situation) })),
    ...accidents.map(({ item: { id, name } }) => ({ id, name, competence: null, why: '', right: [] })),
  ];
  return asking.flatMap((situation) => {
    const card = TEACHER_CARDS[situation.id];
    return card === undefined ? [] : [{ ...situation, ...card }];
  });
}

type Named = { readonly id: string; readonly name: string; readonly competence?: Asking['competence'] | undefined };

function asked({ id, name, competence = null }: Named): Pick<Asking, 'id' | 'name' | 'competence'> {
  return { id, name, competence };
}

/** From question to question the answer with most points, or the text that is taken as right. */
function bestWay(root: Situation | null): Right {
  const way: Right = [];
  for (let node = root; node !== null;) {
    const [best] = node.answers.toSorted((one, other) => other.points - one.points);
    const [typed = ''] = (node.textAnswer ?? '').split('\n');
    const { text, feedback } = best ?? { text: typed, feedback: node.feedback_ok };
    way.push({ question: told(node.text), answer: told(text), feedback: told(feedback) });
    node = best === undefined ? node.situation_ok : best.situation;
  }
  return way;
}

/** Sample numbers stand where an incident has its own. */
function told(text: string): string {
  return withNumbers(text, SAMPLE_NUMBERS);
}
