import { ArrowRight, Pencil } from 'lucide-react';
import { Button, type ButtonKind } from '@fracht/kit/ui/button.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { words } from './gallery-words.ts';
import styles from './gallery-screen.module.css';

const KINDS: readonly ButtonKind[] = ['primary', 'plain', 'danger', 'ghost', 'link'];

/** Buttons, and what they open. */
export function ButtonsPart() {
  return (
    <GalleryPart title={words.buttons}>
      <div className="row wrap">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {words.save}
          </Button>
        ))}
      </div>
      <div className="row wrap">
        {KINDS.slice(0, 4).map((kind) => (
          <Button key={kind} kind={kind} size="s">
            {words.save}
          </Button>
        ))}
        <Button size="l">
          {words.join}
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      </div>
      <div className="row wrap">
        <Button kind="primary" isBusy>
          {words.saving}
        </Button>
        <Button kind="primary" disabled>
          {words.save}
        </Button>
        <Button reason={words.reason}>{words.withReason}</Button>
        <Button iconOnly aria-label={words.edit}>
          <Pencil className="i" aria-hidden="true" />
        </Button>
        <Menu
          label={words.more}
          items={[
            { text: words.edit, icon: <Pencil aria-hidden="true" />, onPick: () => undefined },
            { text: words.remove, isDanger: true, onPick: () => undefined },
          ]}
        />
        <Popover trigger={words.popover} triggerClass={styles.link ?? ''} label={words.popover} title={words.popover}>
          <p className="small">{words.long}</p>
        </Popover>
      </div>
    </GalleryPart>
  );
}
