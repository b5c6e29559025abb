import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserPayload } from '@fracht/protocol';
import { callMoveUsers } from '@fracht/kit/api/lecturer-calls.ts';
import { undoAction } from '@fracht/kit/panel/earlier/put-back.ts';

type MoveWish = {
  /** The students, with the groups they are in before the move. */
  readonly people: readonly UserPayload[];
  /** The id of the group; empty: none. */
  readonly group: string;
};

/** Moves students into a group; the notice offers to put each back into the previous group. (LEC-3) */
export function useMoveStudents() {
  const client = useQueryClient();
  const renewed = () =>
    Promise.all(['people', 'groups'].map((subject) => client.invalidateQueries({ queryKey: [subject] })));
  const send = async ({ people, group }: MoveWish): Promise<void> => {
    const undo = async (): Promise<void> => {
      try {
        for (const before of new Set(people.map((one) => one.group))) {
          const users = people.filter((one) => one.group === before).map(({ id }) => id);
          await callMoveUsers({ users, group: before ?? '' });
        }
      } finally {
        await renewed();
      }
    };
    await callMoveUsers({ users: people.map(({ id }) => id), group }, { actions: [undoAction(undo)] });
  };
  return useMutation({ mutationFn: send, onSuccess: renewed });
}
