import { useQuery } from '@tanstack/react-query';
import { callGamePlan, callReadyLessons, callSituationCards } from './lesson-calls.ts';

/** The ready lessons; refetched on each visit, because the library may have changed. */
export function useReadyLessons() {
  return useQuery({ queryKey: ['lessons'], queryFn: ({ signal }) => callReadyLessons(signal) });
}

/** The plan of one of the caller's own games. */
export function useGamePlan(game: string) {
  return useQuery({ queryKey: ['game-plan', game], queryFn: ({ signal }) => callGamePlan(game, signal) });
}

/** The teacher's cards of situations. */
export function useSituationCards() {
  return useQuery({ queryKey: ['situation-cards'], queryFn: ({ signal }) => callSituationCards(signal) });
}
