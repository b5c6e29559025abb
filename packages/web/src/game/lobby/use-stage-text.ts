import { useQuery } from '@tanstack/react-query';
import { stageTexts } from '@fracht/content';
import { readFields, readList, readNumber, readText } from '../../api/read.ts';
import { request } from '../../api/request.ts';

type Stage = { readonly id: number; readonly value: string };

/** What everybody reads before a round (1 to 4), and at the end (5): the admin's words, or the default until they come. (spec §3 "Stages") */
export function useStageText(round: number): string {
  const { data } = useQuery({ queryKey: ['game', 'stages'], queryFn: loadStages, retry: false, staleTime: Infinity });
  return data?.find(({ id }) => id === round)?.value ?? stageTexts[round - 1] ?? '';
}

async function loadStages(): Promise<readonly Stage[]> {
  return readList(await request({ method: 'GET', path: 'game/get-stages/', isQuiet: true, isSilent: true }), readStage);
}

function readStage(item: unknown): Stage | null {
  const { id, value } = readFields(item);
  const text = readText(value);
  return text === null ? null : { id: readNumber(id), value: text };
}
