import { useState } from 'react';
import { imagesText } from '@fracht/content';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { usePicture } from '@fracht/game/situations/use-picture.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { PicturePicker } from '../../images/picture-picker.tsx';
import styles from '../../images/images.module.css';

/** A picture of the library, chosen or added in a window of its own, or none. */
export function PictureField({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: string | null;
  onChange: (image: string | null) => void;
}) {
  const text = imagesText;
  const [isOpen, setIsOpen] = useState(false);
  const picture = usePicture(value);
  const [broken, setBroken] = useState<string | null>(null);
  const isGone = picture !== null && broken === picture.address;
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {picture === null || isGone ? null : (
        <img src={picture.address} alt="" onError={() => setBroken(picture.address)} />
      )}
      <span className="small muted">{isGone ? text.gone : pictureWords(value, picture?.alt)}</span>
      <div className={styles.deeds}>
        <Button size="s" name={name} onClick={() => setIsOpen(true)}>
          {value === null ? text.pick : text.change}
        </Button>
        {value === null ? null : (
          <Button size="s" kind="ghost" onClick={() => onChange(null)}>
            {text.clear}
          </Button>
        )}
        <FieldErrorList errors={useFieldErrors(name)} />
      </div>
      {isOpen ? <PicturePicker value={value} onPick={onChange} onClose={() => setIsOpen(false)} /> : null}
    </fieldset>
  );
}

function pictureWords(value: string | null, alt: string | undefined): string {
  if (value === null) return imagesText.none;
  return alt === '' ? imagesText.noAlt : (alt ?? value);
}
