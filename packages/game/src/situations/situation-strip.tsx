import { Link } from '@tanstack/react-router';
import { situationStripText } from '@fracht/content';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { mapPage } from '../store/game-pages.ts';
import { useGame } from '../store/hooks.ts';
import { showSituation } from '../store/ui-store.ts';
import strips from '../shell/strips.module.css';
import { useSituations } from './use-situations.ts';

/** Says on other screens that situations wait, and links to them. */
export function SituationStrip({ isMap }: { readonly isMap: boolean }) {
  const { seen, queue } = useSituations();
  const id = useGame((game) => game.setup.game);
  const waiting = queue.filter(({ isOpen }) => isOpen);
  const [first] = waiting;
  if (first === undefined || (isMap && seen !== null)) return null;
  return (
    <div className={`${strips.strip} ${strips.lost}`}>
      <Icon name="b-alert" size={16} />
      <div role="status">
        <b>{situationStripText.waiting(waiting.length)}</b> <span>{first.shown.name}</span>
      </div>
      {isMap ? (
        <Button size="s" className={strips.push} onClick={() => showSituation()}>
          {situationStripText.unfold}
        </Button>
      ) : (
        <Link
          to={mapPage(id)}
          className={`${buttonClass({ size: 's' })} ${strips.push}`}
          onClick={() => showSituation()}
        >
          {situationStripText.toMap}
        </Link>
      )}
    </div>
  );
}
