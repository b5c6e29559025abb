import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

/** Props for an area onto which files are dropped, and for its hidden file input, which `choose` opens. While `isBusy` no files are taken. */
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
      onDragLeave: (event: DragEvent) => over(event, isInside(event)),
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
        // Without this a browser fires no change when the same file, mended elsewhere, is chosen again.
        target.value = '';
      },
    },
  } as const;
}

/** Whether the pointer only went on to another element of the same place. */
function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
