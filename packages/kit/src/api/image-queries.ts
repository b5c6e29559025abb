import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { callImages } from './image-calls.ts';

/** The pictures that situations can show; not asked for while they are not needed. */
export function useImages(isNeeded = true) {
  return useQuery({ queryKey: ['images'], queryFn: (context) => callImages(asLoad(context)), enabled: isNeeded });
}
