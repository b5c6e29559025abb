import { useState } from 'react';
import { Check, Network, Play, TriangleAlert } from 'lucide-react';
import { CAR_TYPES } from '@fracht/engine';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Chip, Count } from '@fracht/kit/ui/chip.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { RingClock } from '@fracht/kit/ui/ring-clock.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { TONES } from './gallery-tones.ts';
import { words } from './gallery-words.ts';

/** Tabs, chips, icons, and progress bars. */
export function SignsPart() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [segment, setSegment] = useState<'all' | 'open'>('all');
  return (
    <GalleryPart title={words.signs}>
      <Tabs
        label={words.signs}
        active={tab}
        onSelect={setTab}
        tabs={[
          { type: 'one', text: words.situation, count: 3 },
          { type: 'two', text: words.vehicle, icon: <Network aria-hidden="true" /> },
        ]}
      >
        <p className="small muted">{tab === 'one' ? words.situation : words.vehicle}</p>
      </Tabs>
      <div className="row wrap">
        <Segmented
          label={words.state}
          value={segment}
          onChange={setSegment}
          segments={[
            { value: 'all', text: words.all, count: 8 },
            { value: 'open', text: words.open, count: 4 },
          ]}
        />
      </div>
      <SmallSigns />
    </GalleryPart>
  );
}

function SmallSigns() {
  return (
    <>
      <div className="row row-4 wrap">
        {CAR_TYPES.map((type) => (
          <TypeGlyph key={type} type={type} />
        ))}
        {CAR_TYPES.map((type) => (
          <TypeGlyph key={type} type={type} look="disc" size={28} />
        ))}
      </div>
      <div className="row wrap">
        {TONES.map((tone) => (
          <Chip
            key={tone}
            tone={tone}
            icon={
              tone === 'ok' ? (
                <Check aria-hidden="true" />
              ) : tone === 'bad' ? (
                <TriangleAlert aria-hidden="true" />
              ) : (
                <Play aria-hidden="true" />
              )
            }
          >
            {words.running}
          </Chip>
        ))}
        <Count value={3} />
        <Count value={2} isAlert />
      </div>
      <div className="row row-4 wrap">
        <Avatar initials="KM" presence="on" />
        <Avatar initials="AL" presence="off" />
        <Avatar initials="WN" presence="bad" isMuted />
        <RingClock round={2} share={0.52} label={words.ring} />
        <RingClock round={4} share={0} size={40} label={words.ring} />
      </div>
      <ProgressBar share={0.33} label={words.progress} />
      <ProgressBar share={0.8} tone="warn" label={words.progress} />
      <ProgressBar share={1} tone="bad" label={words.progress} />
    </>
  );
}
