import { useQuery } from '@tanstack/react-query';
import { callContentItems, callRetention, callStages } from './admin-calls.ts';

/** How long accounts are kept, in months. */
export function useRetention() {
  return useQuery({ queryKey: ['retention'], queryFn: ({ signal }) => callRetention(signal) });
}

/** The texts of the rounds. */
export function useStages() {
  return useQuery({ queryKey: ['stages'], queryFn: ({ signal }) => callStages(signal) });
}

/** The texts of the landing page. */
export function useContentItems() {
  return useQuery({ queryKey: ['content'], queryFn: ({ signal }) => callContentItems(signal) });
}
