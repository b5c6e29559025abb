import { useEffect, useMemo, useState } from 'react';
import { sandboxText, settingsWith, world, schoolDay } from '@fracht/content';
import {
  type Sandbox,
  sandboxGame,
  type SandboxSpot,
  type Settings,
  SETTING_KEYS,
  defaultSpot,
  type Tried,
} from '@fracht/engine';
import type { SettingPayload } from '@fracht/protocol';
import { useSettings } from '@fracht/kit/api/panel-queries.ts';
import { serverNow } from '@fracht/kit/server-time.ts';
import { SandboxStage } from './sandbox-stage.tsx';
import { SetupDialog } from './setup-dialog.tsx';

type Run = { readonly number: number; readonly sandbox: Sandbox };

/** The name of the player's company in every sandbox. */
const PLAYER = { id: 'sandbox-player', ...sandboxText.player, num_games: 0 };

/** The sandbox: asks where the situation is to strike, then plays it there, as often as the author likes. */
export function SandboxGame({ tried, onClose }: { readonly tried: Tried; readonly onClose: () => void }) {
  useOwnKeys();
  const settings = useSettings().data;
  const [spot, setSpot] = useState<SandboxSpot>(() => defaultSpot(world, tried) ?? anySpot(tried));
  const [isChoosing, setIsChoosing] = useState(true);
  const [run, setRun] = useState<Run | null>(null);
  const number = (run?.number ?? 0) + 1;
  const made = useMemo(() => {
    const seed = `sandbox ${String(number)}`;
    return sandboxGame(
      { settings: settingsOf(settings ?? []), world, seed, day: today(), player: PLAYER },
      tried,
      spot,
    );
  }, [settings, number, tried, spot]);
  const play = (): void => {
    if (!made.ok) return;
    setRun({ number, sandbox: made.value });
    setIsChoosing(false);
  };
  return (
    <>
      {run === null ? null : (
        <SandboxStage
          key={run.number}
          name={tried.item.name}
          sandbox={run.sandbox}
          player={PLAYER.id}
          onAgain={play}
          onElsewhere={() => setIsChoosing(true)}
          onBack={onClose}
        />
      )}
      <SetupDialog
        show={isChoosing}
        tried={tried}
        spot={spot}
        refusal={made.ok ? null : made.error}
        onSpot={setSpot}
        onPlay={play}
        onCancel={run === null ? onClose : () => setIsChoosing(false)}
      />
    </>
  );
}

/** Keys with Ctrl that the editor behind the sandbox listens to: undo, redo, find. */
const EDITOR_KEYS: readonly string[] = ['z', 'y', 'f'];

/** Keeps those keys from the editor, which would change out of view. */
function useOwnKeys(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      const isEditors = EDITOR_KEYS.includes(event.key.toLowerCase());
      if (isEditors && (event.ctrlKey || event.metaKey)) event.stopPropagation();
    };
    document.addEventListener('keydown', keep, { capture: true });
    return () => document.removeEventListener('keydown', keep, { capture: true });
  }, []);
}

/** The settings of new games, or the built-in ones while they are unknown. */
function settingsOf(list: readonly SettingPayload[]): Settings {
  const known = new Map(list.map(({ key, value }) => [key, value]));
  return settingsWith(
    Object.fromEntries(SETTING_KEYS.flatMap((key) => (known.has(key) ? [[key, Number(known.get(key))]] : []))),
  );
}

/** The initial choice of the dialog if the item fits nowhere: there the author reads what the item requires, and why that cannot be met. */
function anySpot({ item }: Tried): SandboxSpot {
  const [from, to] = world.cities;
  return { type: item.types[0] ?? 'ST', from: from?.id ?? 0, to: to?.id ?? 0, km: 0, hour: 10 };
}

function today(): string {
  return schoolDay(serverNow());
}
