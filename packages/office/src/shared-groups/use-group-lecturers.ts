import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  callAddGroupLecturer,
  callHandOverGroup,
  callRemoveGroupLecturer,
} from '@fracht/kit/api/group-lecturer-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { undoAction } from '@fracht/kit/panel/earlier/put-back.ts';

type Leading = { readonly group: string; readonly lecturer: string; readonly until: string | null };
type HandingOver = { readonly group: string; readonly lecturer: string; readonly before: string };

/** Lets a lecturer also lead a group, or changes the last day. */
export function useAddGroupLecturer() {
  return useInvalidatingMutation(callAddGroupLecturer, ['groups']);
}

/** Ends a lecturer's co-leading of a group; the notice offers to restore it, with the same last day. (LEC-14) */
export function useRemoveGroupLecturer() {
  const client = useQueryClient();
  const renewed = () => client.invalidateQueries({ queryKey: ['groups'] });
  const send = async ({ group, lecturer, until }: Leading): Promise<void> => {
    const undo = async (): Promise<void> => {
      await callAddGroupLecturer({ group, lecturer, until });
      await renewed();
    };
    await callRemoveGroupLecturer({ group, lecturer }, { actions: [undoAction(undo)] });
  };
  return useMutation({ mutationFn: send, onSuccess: renewed });
}

/** Transfers a group to another lecturer; the notice offers to return it to the previous one. (ADM-15) */
export function useHandOverGroup() {
  const client = useQueryClient();
  const renewed = () =>
    Promise.all(['groups', 'people'].map((subject) => client.invalidateQueries({ queryKey: [subject] })));
  const send = async ({ group, lecturer, before }: HandingOver): Promise<void> => {
    const undo = async (): Promise<void> => {
      await send({ group, lecturer: before, before: lecturer });
      await renewed();
    };
    await callHandOverGroup({ group, lecturer }, { actions: [undoAction(undo)] });
  };
  return useMutation({ mutationFn: send, onSuccess: renewed });
}
