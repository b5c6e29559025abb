import { Button } from '@fracht/kit/ui/button.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { GalleryPart } from './gallery-part.tsx';
import { TONES } from './gallery-tones.ts';
import { words } from './gallery-words.ts';

/** Notes, and messages that appear and disappear. */
export function MessagesPart() {
  const types = ['other', 'info', 'warning', 'danger'] as const;
  return (
    <GalleryPart title={words.messages}>
      {TONES.map((tone) =>
        tone === 'neutral' ? null : (
          <Note key={tone} tone={tone}>
            <b>{words.running}.</b> {words.long}
          </Note>
        ),
      )}
      <div className="row wrap">
        {types.map((type) => (
          <Button
            key={type}
            size="s"
            onClick={() =>
              notify({
                type,
                text: `${type}: ${words.toast}`,
                actions: [{ text: words.undo, onPress: () => undefined }],
              })
            }
          >
            {type}
          </Button>
        ))}
      </div>
    </GalleryPart>
  );
}
