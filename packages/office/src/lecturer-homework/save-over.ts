import { homeworkText, schoolClock } from '@fracht/content';
import { homeworkBase, type HomeworkBase, type HomeworkPayload } from '@fracht/protocol';
import { useSaveHomework } from '@fracht/kit/api/homework-calls.ts';
import { mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
import { bodyOf, type HomeworkDraft } from './homework-draft.ts';

const text = homeworkText.form;
const yesNo = (isOn: boolean): string => (isOn ? text.on : text.off);

/** Merges what somebody else has changed of an assignment meanwhile. */
const merge = mergeFields<HomeworkBase>({
  title: { name: text.name },
  opensAt: { name: text.opens, show: schoolClock },
  closesAt: { name: text.closes, show: schoolClock },
  attempts: { name: text.attempts },
  counts: { name: text.counts, show: (counts) => (counts === 'BEST' ? text.best : text.last) },
  shown: { name: text.shown, show: (shown) => (shown === 'AT_ONCE' ? text.shownNow : text.shownLater) },
  from: { name: text.orders, show: (from) => (from === null ? text.drawn : text.fromGame) },
  seed: { name: text.orders },
  rounds: { name: text.length },
  bots: { name: text.bots },
  level: { name: text.bots, show: (level) => text.levels[level] },
  situations: { name: text.situations, show: yesNo },
  topics: { name: text.topics, show: (topics) => String(topics.length) },
});

/** Saves a form of an assignment; the save names what the form was opened with. What both have changed is asked about. */
export function useSavingOver() {
  const { mutateAsync } = useSaveHomework();
  const conflicts = useConflicts();
  const save = (homework: HomeworkPayload, draft: HomeworkDraft): Promise<HomeworkPayload> => {
    const base = homeworkBase.parse(homework);
    return conflicts.save({
      base,
      mine: asBase(draft, base),
      presentIn: (payload) => homeworkBase.parse(payload),
      merge,
      // A finished game has its own seed and situations.
      send: ({ seed, topics, ...fields }, known) =>
        mutateAsync({
          ...fields,
          ...(fields.from === null ? { seed, topics } : { seed: '', topics: [] }),
          id: homework.id,
          base: known,
        }),
    });
  };
  return { save, dialog: conflicts.dialog };
}

/** A filled form in the shape of a save's base: an empty seed stays as it was. */
function asBase(draft: HomeworkDraft, base: HomeworkBase): HomeworkBase {
  const { group: _group, key: _key, seed, shown = base.shown, ...fields } = bodyOf(draft);
  return { ...fields, shown, seed: seed === undefined || seed === '' ? base.seed : seed };
}
