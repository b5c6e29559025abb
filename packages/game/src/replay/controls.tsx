import { memo, useMemo } from 'react';
import { Link2, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { replayText } from '@fracht/content';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { report } from '@fracht/kit/report.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { run, setScope, setTempo, stepBy } from './playback.ts';
import { replayStore, TEMPOS } from './replay-store.ts';
import { scopesFor, toldCars, type Scope } from './shown-happenings.ts';
import styles from './controls.module.css';

/** The buttons above the time line: play, tempo, whose happenings, and the link to the moment. (RPL-9 to RPL-11) */
export const Controls = memo(function Controls({ address }: { readonly address: string }) {
  const tempo = replayStore((store) => store.tempo);
  return (
    <div className={styles.controls}>
      <Button iconOnly aria-label={replayText.earlier} title={replayText.earlier} onClick={() => stepBy(-1)}>
        <SkipBack className="i" aria-hidden="true" />
      </Button>
      <RunButton direction={-1} />
      <RunButton direction={1} />
      <Button iconOnly aria-label={replayText.later} title={replayText.later} onClick={() => stepBy(1)}>
        <SkipForward className="i" aria-hidden="true" />
      </Button>
      <Moment />
      <span className={styles.label} aria-hidden="true">
        {replayText.tempo}
      </span>
      <Segmented
        isSmall
        label={replayText.tempo}
        segments={TEMPOS.map((value) => ({ value, text: replayText.times(value) }))}
        value={tempo}
        onChange={setTempo}
      />
      <ScopeChoice />
      <span className={styles.grow} />
      <Button aria-label={replayText.link} onClick={() => void copyLink(address)}>
        <Link2 className="i" aria-hidden="true" />
        <span className={styles.long}>{replayText.link}</span>
      </Button>
    </div>
  );
});

function RunButton({ direction }: { readonly direction: 1 | -1 }) {
  const isRunning = replayStore(({ runs }) => runs === direction);
  const name = direction === 1 ? replayText.play : replayText.playBack;
  const label = isRunning ? replayText.stop : name;
  return (
    <Button
      iconOnly
      kind={direction === 1 ? 'primary' : 'plain'}
      aria-label={label}
      title={label}
      onClick={() => run(direction)}
    >
      {isRunning ? (
        <Pause className="i" aria-hidden="true" />
      ) : (
        <Play className={direction === 1 ? 'i' : `i ${styles.flipped ?? ''}`} aria-hidden="true" />
      )}
    </Button>
  );
}

function Moment() {
  const at = replayStore((store) => store.at);
  const round = useGame((game) => game.round);
  return (
    <span className={styles.moment}>
      <bdi>{`${formatGameHour(at / 60)} `}</bdi>
      <small>{replayText.dayAndRound(gameDay(at / 60), Math.max(1, round))}</small>
    </span>
  );
}

function ScopeChoice() {
  const { type } = useViewer();
  const scope = replayStore((store) => store.scope);
  const told = replayStore((store) => store.told);
  const ids = useMemo(() => toldCars(told), [told]);
  const choose = (of: Scope['of']): void => setScope(of === 'CAR' ? { of, car: ids[0] ?? '' } : { of });
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {replayText.show}
      </span>
      <Segmented
        isSmall
        label={replayText.show}
        segments={scopesFor(type).map((value) => ({ value, text: replayText.scopes[value] }))}
        value={scope.of}
        onChange={choose}
      />
      {scope.of === 'CAR' ? (
        <FilterSelect
          isSmall
          label={replayText.car}
          value={scope.car}
          onChange={({ target }) => setScope({ of: 'CAR', car: target.value })}
        >
          {ids.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </FilterSelect>
      ) : null}
    </>
  );
}

/** Copies the address of the moment to the clipboard. (RPL-11) */
async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${address}?t=${replayStore.getState().at}`);
    notify({ type: 'info', text: replayText.linkCopied });
  } catch (cause) {
    report('clipboard', cause);
    notify({ type: 'warning', text: replayText.linkFailed });
  }
}
