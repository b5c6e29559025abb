import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { callAddresses } from './lecturer-calls.ts';

/** Where people reach the server. */
export function useAddresses() {
  return useQuery({ queryKey: ['addresses'], queryFn: (context) => callAddresses(asLoad(context)) });
}
