import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { callImages } from './image-calls.ts';

/** The pictures that situations can show; not loaded while `isNeeded` is false. */
export function useImages(isNeeded = true) {
  return useQuery({ queryKey: ['images'], queryFn: (context) => callImages(asLoad(context)), enabled: isNeeded });
}
