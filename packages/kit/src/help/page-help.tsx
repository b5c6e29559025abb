import { uiText } from '@fracht/content';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { askForHelp } from './ask-for-help.ts';

/** Opens help about the page. (HLP-1, HLP-5) */
export function PageHelp() {
  // A prerendered page does not react to clicks yet.
  const isDeaf = !useIsHydrated();
  return (
    <Button kind="ghost" iconOnly disabled={isDeaf} aria-label={uiText.help} title={uiText.help} onClick={askForHelp}>
      <Icon name="i-help" />
    </Button>
  );
}
