import { useState } from 'react';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check, RadioCard, RadioCards, Switch } from '@fracht/kit/ui/choice.tsx';
import { setFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Field, SearchBox, SelectField, TextareaField } from '@fracht/kit/ui/field.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { words } from './gallery-words.ts';
import styles from './gallery-screen.module.css';

/** Fields of forms, and choices. */
export function FieldsPart() {
  const [query, setQuery] = useState('');
  const [isOn, setIsOn] = useState(true);
  return (
    <GalleryPart title={words.fields}>
      <div className={styles.three}>
        <Field label={words.email} name="gallery-empty" placeholder={words.emailHint} />
        <Field label={words.email} name="gallery-filled" defaultValue={words.emailValue} hint={words.hint} />
        <Field label={words.email} name="gallery-wrong" defaultValue={words.emailHint} error={words.error} />
        <SelectField label={words.group} name="gallery-group">
          <option>{words.groupValue}</option>
        </SelectField>
        <Field label={words.rest} name="gallery-rest" type="number" isSmall unit="min" defaultValue={540} />
        <Field label={words.disabled} name="gallery-disabled" disabled defaultValue={words.groupValue} />
        <Field label={words.readOnly} name="gallery-read" readOnly defaultValue={words.groupValue} />
        <Field label={words.fromServer} name="gallery-server" />
        <Button onClick={() => setFieldErrors({ 'gallery-server': [words.error] })}>{words.showError}</Button>
      </div>
      <SearchBox label={words.search} placeholder={words.search} value={query} onSearch={setQuery} />
      <TextareaField label={words.message} name="gallery-message" placeholder={words.long} rows={2} />
      <RadioCards label={words.who}>
        <RadioCard name="gallery-who" defaultChecked title={words.group} note={words.hint} />
        <RadioCard name="gallery-who" title={words.random} note={words.hint} />
      </RadioCards>
      <div className="row row-4 wrap">
        <Switch
          checked={isOn}
          onChange={(event) => setIsOn(event.target.checked)}
          title={words.switch}
          note={words.hint}
        />
        <Check defaultChecked>{words.check}</Check>
      </div>
    </GalleryPart>
  );
}
