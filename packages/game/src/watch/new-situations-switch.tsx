import { watchText } from '@fracht/content';
import { Switch } from '@fracht/kit/ui/choice.tsx';
import { useGame } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';

const ALL = { situations: true } as const;

/** Stops situations from coming by themselves, or lets them come again. It keeps the focus while it waits for the answer. (SIT-12) */
export function NewSituationsSwitch() {
  const isOn = useGame(({ hasSituations }) => hasSituations);
  const stop = useGameAction('STOP_EVENTS', ALL);
  const start = useGameAction('START_EVENTS', ALL);
  const { send, refusal, isPending } = isOn ? stop : start;
  const isOff = refusal !== null || isPending;
  return (
    <Switch
      title={watchText.switch.title}
      note={refusal ?? (isOn ? watchText.switch.on : watchText.switch.off)}
      checked={isOn}
      aria-disabled={isOff || undefined}
      onChange={() => {
        if (!isOff) void send();
      }}
    />
  );
}
