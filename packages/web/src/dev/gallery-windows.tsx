import { useState } from 'react';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Confirm, Modal } from '@fracht/kit/ui/modal.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { words } from './gallery-words.ts';

/** Windows over the page. */
export function WindowsPart() {
  const [open, setOpen] = useState<'modal' | 'top' | 'confirm' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <GalleryPart title={words.windows}>
      <div className="row wrap">
        <Button onClick={() => setOpen('modal')}>{words.modal}</Button>
        <Button onClick={() => setOpen('top')}>{words.top}</Button>
        <Button onClick={() => setOpen('confirm')}>{words.confirm}</Button>
      </div>
      <Modal
        show={open === 'modal' || open === 'top'}
        isTop={open === 'top'}
        title={words.modal}
        onClose={close}
        footer={
          <Button className="push" kind="primary" onClick={close}>
            {words.save}
          </Button>
        }
      >
        <p>{words.long}</p>
      </Modal>
      <Confirm
        show={open === 'confirm'}
        title={words.confirm}
        text={words.long}
        keep={words.keep}
        act={words.remove}
        onKeep={close}
        onAct={close}
      />
    </GalleryPart>
  );
}
