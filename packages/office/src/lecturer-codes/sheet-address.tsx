import { codesText } from '@fracht/content';
import type { AddressesPayload } from '@fracht/protocol';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { addressChoices } from './address-rules.ts';

/** Warns if the server's configured address works only on this computer, and offers others for the printed codes. */
export function SheetAddress({
  known,
  chosen,
  onChoose,
}: {
  known: AddressesPayload;
  chosen: string;
  onChoose: (address: string) => void;
}) {
  const text = codesText.address;
  if (!known.isLocal) return null;
  const choices = addressChoices(known, location.origin);
  const others = choices.filter((address) => address !== known.url);
  return (
    <Note tone={chosen === known.url ? 'bad' : 'warn'}>
      {chosen === known.url ? <b>{`${text.local} `}</b> : null}
      <bdi>{others.length > 0 ? text.choose : known.isOpen ? text.none : text.closed(known.port)}</bdi>
      {others.length === 0 ? null : (
        <SelectField
          label={text.label}
          name="address"
          isSmall
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          {choices.map((address) => (
            <option key={address} value={address}>
              {address === known.url ? text.onlyHere(address) : address}
            </option>
          ))}
        </SelectField>
      )}
    </Note>
  );
}
