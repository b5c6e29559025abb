import { memo } from 'react';
import { Play, Square } from 'lucide-react';
import { editorText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import styles from './play.module.css';

/** Begins a dry run, at the beginning or at the question of `path`, or ends the one in progress. */
export const PlayBar = memo(function PlayBar({
  path,
  isOn,
  onBegin,
  onEnd,
}: {
  path: string;
  isOn: boolean;
  onBegin: (from: string | null) => void;
  onEnd: () => void;
}) {
  if (isOn)
    return (
      <div className={styles.bar}>
        <Button size="s" onClick={onEnd}>
          <Square className="i" aria-hidden="true" />
          {editorText.stopPlay}
        </Button>
      </div>
    );
  return (
    <div className={styles.bar}>
      <Button size="s" onClick={() => onBegin(null)}>
        <Play className="i" aria-hidden="true" />
        {editorText.play}
      </Button>
      <Button size="s" onClick={() => onBegin(path)}>
        {editorText.playHere}
      </Button>
    </div>
  );
});
