import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { uiText } from '@fracht/content';
import { report } from '../report.ts';

/** No upload accepts so large a file, in bytes: it is not read, and is refused for its size. */
const MOST_IN_MEMORY = 64 * 1_048_576;

/**
 * Props for an area onto which files are dropped, and for its hidden file input, which `choose` opens. Files are passed on as they were when they were chosen,
 * whatever happens to them on the disk (FIL-5); `unread` are the reasons, in words, why some could not be read. While `isBusy` no files are accepted.
 */
export function useFileDrop(isBusy: boolean, onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || isBusy || isReading) return;
    setIsReading(true);
    const read: (File | null)[] = [];
    // One after another: many photographs at once are more than a phone's memory holds.
    for (const file of files) read.push(await inMemory(file));
    setIsReading(false);
    setUnread(files.filter((_, index) => read[index] === null).map(({ name }) => uiText.fileUnread(name)));
    const whole = read.filter((file) => file !== null);
    if (whole.length > 0) onFiles(whole);
  };
  const over = (event: DragEvent, isHere: boolean): void => {
    event.preventDefault();
    setIsOver(isHere);
  };
  return {
    isOver,
    isReading,
    unread,
    choose: () => input.current?.click(),
    place: {
      onDragOver: (event: DragEvent) => over(event, true),
      onDragLeave: (event: DragEvent) => over(event, isInside(event)),
      onDrop: (event: DragEvent) => {
        over(event, false);
        void take([...event.dataTransfer.files]);
      },
    },
    input: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        void take([...(target.files ?? [])]);
        // Without this a browser fires no change event when the same file, corrected meanwhile, is chosen again.
        target.value = '';
      },
    },
  } as const;
}

/** The file's present content, detached from the disk; null: it cannot be read. */
async function inMemory(file: File): Promise<File | null> {
  if (file.size > MOST_IN_MEMORY) return file;
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });
  } catch (cause) {
    report('file', cause);
    return null;
  }
}

/** Whether the pointer only moved to another element inside the same area. */
function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
