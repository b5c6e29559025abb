import { gameSettingsText } from '@fracht/content';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { StagesPart } from './stages-part.tsx';
import { ValuesPart } from './values-part.tsx';
import styles from './game-settings-screen.module.css';

/** The admin's page Ustawienia gry: what new games are played by, and the texts between their rounds. What was typed into one part is kept while the other is looked at. (SEG-1, SEG-8) */
export function GameSettingsScreen() {
  const text = gameSettingsText;
  const address = useSearchState();
  const part = address.get('czesc') === 'etapy' ? 'etapy' : 'wartosci';
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <div className={styles.parts}>
        <Tabs
          label={text.parts}
          tabs={[
            { type: 'wartosci', text: text.tabs.values },
            { type: 'etapy', text: text.tabs.stages },
          ]}
          active={part}
          className={styles.tabs}
          onSelect={(czesc) => address.set({ czesc: czesc === 'etapy' ? czesc : '' })}
        >
          <div hidden={part !== 'wartosci'}>
            <ValuesPart />
          </div>
          <div hidden={part !== 'etapy'}>
            <StagesPart />
          </div>
        </Tabs>
      </div>
    </>
  );
}
