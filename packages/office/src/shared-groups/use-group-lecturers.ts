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

/** Lets a lecturer lead a group, too, or until another day. */
export function useAddGroupLecturer() {
  return useInvalidatingMutation(callAddGroupLecturer, ['groups']);
}

/** Ends that a lecturer leads a group; the notice offers to let that one lead it again, to the same day. (LEC-14) */
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

/** Hands a group over to another lecturer; the notice offers to hand it back to the one before. (ADM-15) */
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
