import type { OrderId } from '@fracht/engine';
import { situationStripText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { showSituation } from '../store/ui-store.ts';
import { ownSituations } from './own-situations.ts';

/** A button from the card of a car or an order to its open situation; nothing if there is none. */
export function SituationButton({ order }: { readonly order: OrderId }) {
  const { player } = useViewer();
  const waiting = ownSituations(useWholeGame(), player).find((own) => own.isOpen && own.order.id === order);
  if (waiting === undefined) return null;
  return (
    <Button kind="primary" onClick={() => showSituation(waiting.key)}>
      {situationStripText.answer}
    </Button>
  );
}
