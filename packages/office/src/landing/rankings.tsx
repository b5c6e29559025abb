import { useId, useState } from 'react';
import { CircleAlert, Network, User } from 'lucide-react';
import { landingText } from '@fracht/content';
import type { PublicRankings } from '@fracht/kit/api/landing-calls.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot } from '@fracht/kit/ui/card.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { GroupTable } from './group-table.tsx';
import { PlayerRanking } from './player-ranking.tsx';
import { RANKING_STEP, groupSizes, groupsOfSize } from './ranking-rules.ts';
import { Section } from './section.tsx';
import styles from './rankings.module.css';

type TabName = 'groups' | 'players';

const TABS = [
  { type: 'groups', text: landingText.rankings.groups, icon: <Network aria-hidden="true" /> },
  { type: 'players', text: landingText.rankings.players, icon: <User aria-hidden="true" /> },
] as const;

/** The public rankings; null while they are loading. */
export type LoadedRankings = PublicRankings | 'FAILED' | null;

/** The public rankings in two tabs. (RNK-1, RNK-8) */
export function Rankings({ ranks: loaded }: { ranks: LoadedRankings }) {
  const text = landingText.rankings;
  const ranks = loaded === 'FAILED' ? null : loaded;
  const sizeId = useId();
  const [tab, setTab] = useState<TabName>('groups');
  const [visible, setVisible] = useState(RANKING_STEP);
  const [chosenSize, setChosenSize] = useState<number | null>(null);
  const sizes = groupSizes(ranks?.groups ?? []);
  const size = chosenSize ?? sizes[0] ?? null;
  const groups = ranks === null ? null : groupsOfSize(ranks.groups, size);
  const players = ranks === null ? null : ranks.players;
  const total = (tab === 'groups' ? groups : players)?.length ?? 0;
  const pick = (next: TabName): void => {
    setTab(next);
    setVisible(RANKING_STEP);
  };
  return (
    <Section id="rankingi" className={styles.layout}>
      <div>
        <h2>{text.title}</h2>
        <p className={styles.text}>{text.text}</p>
        {tab === 'groups' && sizes.length > 0 && size !== null ? (
          <div className={styles.size}>
            <span className={styles.label} id={sizeId}>
              {text.size}
            </span>
            <Segmented
              labelledBy={sizeId}
              segments={sizes.map((value) => ({ value, text: String(value) }))}
              value={size}
              onChange={(value) => {
                setChosenSize(value);
                setVisible(RANKING_STEP);
              }}
            />
          </div>
        ) : null}
      </div>
      <Card>
        <Tabs label={text.title} tabs={TABS} active={tab} onSelect={pick} className={styles.tabs}>
          {loaded === 'FAILED' ? (
            <NotLoaded />
          ) : tab === 'groups' ? (
            <GroupTable rows={groups?.slice(0, visible) ?? null} />
          ) : (
            <PlayerRanking rows={players?.slice(0, visible) ?? null} />
          )}
        </Tabs>
        {visible < total ? (
          <CardFoot className={styles.more}>
            <Button kind="ghost" className={styles.moreButton} onClick={() => setVisible(visible + RANKING_STEP)}>
              {text.more}
            </Button>
          </CardFoot>
        ) : null}
      </Card>
    </Section>
  );
}

function NotLoaded() {
  const { failed, failedText } = landingText.rankings;
  return <EmptyState icon={<CircleAlert className="i-l" aria-hidden="true" />} title={failed} text={failedText} />;
}
