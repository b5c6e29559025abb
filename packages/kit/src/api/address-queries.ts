import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { callAddresses } from './lecturer-calls.ts';

/** The addresses (URLs) under which the server can be reached: for the login cards and QR codes that are handed out. */
export function useAddresses() {
  return useQuery({ queryKey: ['addresses'], queryFn: (context) => callAddresses(asLoad(context)) });
}
