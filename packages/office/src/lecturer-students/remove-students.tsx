import { studentsText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { callDeleteOneOfMany, callDeleteUser } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';

type RemoveStudentsProps = {
  readonly people: readonly UserPayload[];
  /** The display name of the student with an id, distinct from all others of the list. */
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
};

/** Asks before students are deleted, naming the person or their number, then deletes them one after another. (LEC-3) */
export function RemoveStudents({ people, nameOf, onClose }: RemoveStudentsProps) {
  const text = studentsText;
  const remove = useInvalidatingMutation(removeAll, ['people', 'groups', 'bin']);
  const [first] = people;
  const title =
    people.length === 1 && first !== undefined
      ? text.removeTitle(nameOf(first.id))
      : text.removeManyTitle(people.length);
  const act = (): void => {
    remove.mutate(people.map(({ id }) => id));
    onClose();
  };
  return (
    <Confirm
      show
      title={title}
      text={text.removeText}
      keep={text.keep}
      act={people.length === 1 ? text.remove : text.removeMany(people.length)}
      onKeep={onClose}
      onAct={act}
    />
  );
}

/** Deletes one after another and reports the total once, even if the server refuses one of them, which ends it. */
async function removeAll(ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return callDeleteUser(only);
  let done = 0;
  try {
    for (const id of ids) {
      await callDeleteOneOfMany(id);
      done += 1;
    }
  } finally {
    if (done > 0) notify({ type: 'other', text: studentsText.removed(done) });
  }
}
