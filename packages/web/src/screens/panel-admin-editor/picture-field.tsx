import { useState } from 'react';
import { imagesText } from '@fracht/content';
import { useFieldErrors } from '../../api/field-errors.ts';
import { usePicture } from '../../game/situations/use-picture.ts';
import { Button } from '../../ui/button.tsx';
import { FieldErrors } from '../../ui/field.tsx';
import { PicturePicker } from '../panel-admin-images/picture-picker.tsx';
import styles from '../panel-admin-images/images.module.css';

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
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {picture === null ? <span /> : <img src={picture.address} alt="" />}
      <span className="small muted">{picture?.alt ?? value ?? text.none}</span>
      <div className="row wrap">
        <Button size="s" name={name} onClick={() => setIsOpen(true)}>
          {value === null ? text.pick : text.change}
        </Button>
        {value === null ? null : (
          <Button size="s" kind="ghost" onClick={() => onChange(null)}>
            {text.clear}
          </Button>
        )}
        <FieldErrors errors={useFieldErrors(name)} />
      </div>
      {isOpen ? <PicturePicker value={value} onPick={onChange} onClose={() => setIsOpen(false)} /> : null}
    </fieldset>
  );
}
