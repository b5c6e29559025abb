import { type FormEvent, type ReactNode, useId, useMemo } from 'react';
import { Play, RotateCcw } from 'lucide-react';
import { carActionLabels, landLabels, sandboxText, world } from '@fracht/content';
import {
  type City,
  likelyKm,
  strikeMoment,
  sandboxLength,
  sandboxPlace,
  type SandboxRefusal,
  defaultSpot,
  type SandboxSpot,
  sandboxTypes,
  type Tried,
  whereaboutsOf,
} from '@fracht/engine';
import { formatKm } from '@fracht/kit/format.ts';
import { parkingName } from '@fracht/game/parts/parking-words.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { SpotMap } from './spot-map.tsx';
import styles from './setup.module.css';

const text = sandboxText.setup;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const BY_NAME: readonly City[] = [...world.cities].sort((one, other) =>
  one.displayName.localeCompare(other.displayName, 'pl'),
);

type SetupProps = {
  readonly show: boolean;
  readonly tried: Tried;
  readonly spot: SandboxSpot;
  /** Why it cannot strike there; null: it can. */
  readonly refusal: SandboxRefusal | null;
  readonly onSpot: (spot: SandboxSpot) => void;
  readonly onPlay: () => void;
  readonly onCancel: () => void;
};

/** The dialog that asks where and when the situation is to strike; its initial choice is one that the item allows. */
export function SetupDialog({ show, tried, spot, refusal, onSpot, onPlay, onCancel }: SetupProps) {
  const formId = useId();
  const usual = useMemo(() => defaultSpot(world, tried, spot.type), [tried, spot.type]);
  const why = refusal === null ? null : sandboxText.refusals[refusal];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (why === null) onPlay();
  };
  return (
    <Modal
      show={show}
      isWide
      title={text.title}
      onClose={onCancel}
      footer={
        <>
          <Button kind="ghost" disabled={usual === null} onClick={() => (usual === null ? undefined : onSpot(usual))}>
            <RotateCcw className="i" aria-hidden="true" />
            {text.usual}
          </Button>
          <span className={styles.grow} />
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} reason={why}>
            <Play className="i" aria-hidden="true" />
            {text.play}
          </Button>
        </>
      }
    >
      <span hidden data-help="part-sandbox" />
      <p className="muted">{text.intro}</p>
      <div className={styles.columns}>
        <form id={formId} className={styles.form} onSubmit={submit}>
          <SpotFields tried={tried} spot={spot} onSpot={onSpot} />
        </form>
        <SpotMap tried={tried} spot={spot} />
      </div>
      <div role="status">
        {why === null ? <Whereabouts tried={tried} spot={spot} /> : <Note tone="warn">{why}</Note>}
      </div>
    </Modal>
  );
}

function SpotFields({ tried, spot, onSpot }: Pick<SetupProps, 'tried' | 'spot' | 'onSpot'>) {
  const { type, from, to, hour } = spot;
  const moved = (ends: Partial<Pick<SandboxSpot, 'from' | 'to'>>): void => {
    const next = { ...spot, ...ends };
    const likely = next.from === next.to ? 0 : likelyKm(world, tried, next);
    onSpot({ ...next, km: likely ?? Math.floor(sandboxLength(world, next) / 2) });
  };
  const types = sandboxTypes(tried);
  return (
    <>
      <SelectField
        name="sandbox-type"
        label={text.type}
        value={type}
        onChange={({ target }) => {
          const chosen = types.find((known) => known === target.value);
          if (chosen !== undefined) onSpot({ ...spot, type: chosen });
        }}
      >
        {types.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </SelectField>
      <SelectField
        name="sandbox-hour"
        label={text.hour}
        value={hour}
        onChange={({ target }) => onSpot({ ...spot, hour: Number(target.value) })}
      >
        {HOURS.map((known) => (
          <option key={known} value={known}>
            {text.hourOf(known)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="sandbox-from"
        label={text.from}
        value={from}
        onChange={({ target }) => moved({ from: Number(target.value) })}
      >
        <Cities />
      </SelectField>
      <SelectField
        name="sandbox-to"
        label={text.to}
        value={to}
        onChange={({ target }) => moved({ to: Number(target.value) })}
      >
        <Cities />
      </SelectField>
      <Along tried={tried} spot={spot} onSpot={onSpot} />
    </>
  );
}

function Cities(): ReactNode {
  return BY_NAME.map(({ id, displayName }) => (
    <option key={id} value={id}>
      {displayName}
    </option>
  ));
}

/** The field for the distance along the drive; left out if the car is at an end of it. */
function Along({ tried, spot, onSpot }: Pick<SetupProps, 'tried' | 'spot' | 'onSpot'>) {
  const id = useId();
  const where = whereaboutsOf(tried);
  const length = sandboxLength(world, spot);
  if (length === 0 || (where !== 'WAY' && where !== 'PARKING')) return null;
  const km = Math.min(spot.km, length);
  const words = text.kmOf(formatKm(km), formatKm(length));
  return (
    <div className={styles.along}>
      <label htmlFor={id}>{text.km}</label>
      <output htmlFor={id}>{words}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={length}
        value={km}
        aria-valuetext={words}
        onChange={({ target }) => onSpot({ ...spot, km: Number(target.value) })}
      />
    </div>
  );
}

/** What the car does there, in which country, and at which parking. */
function Whereabouts({ tried, spot }: Pick<SetupProps, 'tried' | 'spot'>) {
  const place = sandboxPlace(world, tried, spot);
  if (place === null) return null;
  const { land, stop } = place;
  return (
    <Note tone="info">
      <b>{`${carActionLabels[strikeMoment(tried)]}, ${landLabels[land]}`}</b>
      <bdi>{` ${stop === null ? '' : text.sleeps(parkingName(world, stop.parking))}`}</bdi>
    </Note>
  );
}
