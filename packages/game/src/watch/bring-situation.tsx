import { useState } from 'react';
import { Siren } from 'lucide-react';
import { watchText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { BringForm } from './bring-form.tsx';

/** The button and window with which the teacher triggers a chosen situation for one player or all. (SIT-12) */
export function BringSituation() {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Siren className="i" aria-hidden="true" />
        {watchText.bring.open}
      </Button>
      <Modal show={isOpen} onClose={close} title={watchText.bring.title} isWide>
        <BringForm onDone={close} />
      </Modal>
    </>
  );
}
