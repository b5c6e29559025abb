import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stageTexts } from '@fracht/content';
import * as details from './use-game-details.ts';
import { useStageText } from './use-stage-text.ts';

const OWN = [1, 2, 3, 4, 5].map((id) => ({ id, value: `Tekst ${String(id)}` }));

let whole: { readonly stages: typeof OWN } | undefined;
vi.spyOn(details, 'useGameDetails');
vi.mocked(details.useGameDetails, { partial: true }).mockImplementation(() => whole);

afterEach(cleanup);

test('[LOB-4] before rounds 1 to 4 and at the end everybody reads the words of this game, until they come the default ones', () => {
  const texts = () => [1, 2, 3, 4, 5].map((round) => renderHook(() => useStageText(round)).result.current);
  whole = undefined;
  expect(texts()).toEqual(stageTexts);
  whole = { stages: OWN };
  expect(texts()).toEqual(['Tekst 1', 'Tekst 2', 'Tekst 3', 'Tekst 4', 'Tekst 5']);
});
