import { studentsText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { callDeleteUser } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Confirm } from '@fracht/kit/ui/modal.tsx';

/** Asks before students are deleted, naming the person or their number, then deletes them one after another. (LEC-3) */
export function RemoveStudents({ people, onClose }: { people: readonly UserPayload[]; onClose: () => void }) {
  const text = studentsText;
  const remove = useInvalidatingMutation(
    async (ids: readonly string[]) => {
      for (const id of ids) await callDeleteUser(id);
    },
    ['people', 'groups', 'bin'],
  );
  const [first] = people;
  const title =
    people.length === 1 && first !== undefined
      ? text.removeTitle(personName(first))
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
