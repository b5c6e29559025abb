import { networkProbes } from './network-probes.ts';
import { NetworkTest } from './network-test.tsx';

/** The public page `/test`, for people who prepare a lesson in a room. (NTT-1) */
export function NetworkTestScreen() {
  return <NetworkTest probes={networkProbes} />;
}
