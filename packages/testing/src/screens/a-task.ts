import type { TaskPayload } from '@fracht/protocol';

type Answer = NonNullable<TaskPayload['node']>['answers'][number];

/** An answer to choose, rather than to type. */
function anAnswer(text: string): Answer {
  return { text, image: null, input: false, inputType: 'TIME', inputValue: 0 };
}

/** A short task before its first answer: a question to the driver with these answers. */
export function aTask(changes: Partial<TaskPayload> = {}, answers: readonly string[] = ['Jedzie dalej']): TaskPayload {
  return {
    item: 'a',
    competence: 'INCIDENTS',
    name: 'Kolizja na parkingu',
    image: 'collision',
    description: 'Ktoś wjechał w naczepę.',
    knowledge: '',
    pick_phone: '',
    deliver_phone: '',
    case_number: null,
    police_number: null,
    trees: ['situation'],
    tree: 'situation',
    node: { text: 'Co robi kierowca?', answers: answers.map(anAnswer), textInput: false },
    decisions: [],
    reached: 0,
    end: null,
    ...changes,
  };
}

/** A decision of such a task. `best`: the better answer; null: there was none. */
export function aTaskDecision(
  answer: string,
  points: number,
  best: string | null = null,
): TaskPayload['decisions'][number] {
  return {
    at: 0,
    tree: 'situation',
    question: 'Co robi kierowca?',
    answer,
    feedback: `Skutek: ${answer}.`,
    points,
    input: null,
    isDenied: false,
    isRight: null,
    isBest: best === null,
    best: best === null ? null : { answer: best, points: 5 },
  };
}
