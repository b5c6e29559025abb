import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import {
  callContentItems,
  callDataRegister,
  callDemoSchool,
  callHoldings,
  callRegistrationRules,
  callRetention,
  callSharedComputers,
  callStages,
} from './admin-calls.ts';

/** How long accounts are kept, and which are about to be erased. */
export function useRetention() {
  return useQuery({ queryKey: ['retention'], queryFn: (context) => callRetention(asLoad(context)) });
}

/** Who may register. */
export function useRegistration() {
  return useQuery({ queryKey: ['registration'], queryFn: (context) => callRegistrationRules(asLoad(context)) });
}

/** Whether the school's computers are shared. */
export function useSharedComputers() {
  return useQuery({ queryKey: ['shared-computers'], queryFn: (context) => callSharedComputers(asLoad(context)) });
}

/** What personal data is kept, by the present settings. */
export function useDataRegister() {
  return useQuery({ queryKey: ['retention', 'register'], queryFn: (context) => callDataRegister(asLoad(context)) });
}

/** What is left of the demo school. */
export function useDemoSchool() {
  return useQuery({ queryKey: ['demo'], queryFn: (context) => callDemoSchool(asLoad(context)) });
}

/** What a lecturer would leave behind if the account were deleted. */
export function useHoldings(id: string) {
  return useQuery({ queryKey: ['people', 'holdings', id], queryFn: (context) => callHoldings(id, asLoad(context)) });
}

/** The texts of the rounds. */
export function useStages() {
  return useQuery({ queryKey: ['stages'], queryFn: (context) => callStages(asLoad(context)) });
}

/** The texts of the landing page. */
export function useContentItems() {
  return useQuery({ queryKey: ['content'], queryFn: (context) => callContentItems(asLoad(context)) });
}
