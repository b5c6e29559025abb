import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

/** How files are dropped on a place or chosen there by its button, which `choose` opens; none is taken while those before are read. */
export function useFileDrop(isBusy: boolean, onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0 && !isBusy) onFiles([...files]);
  };
  const over = (event: DragEvent, isHere: boolean): void => {
    event.preventDefault();
    setIsOver(isHere);
  };
  return {
    isOver,
    choose: () => input.current?.click(),
    place: {
      onDragOver: (event: DragEvent) => over(event, true),
      onDragLeave: (event: DragEvent) => over(event, false),
      onDrop: (event: DragEvent) => {
        over(event, false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        take(target.files);
        // The same file, mended elsewhere, may be chosen once more.
        target.value = '';
      },
    },
  } as const;
}
