import type { ReactNode } from 'react';
import {
  carActionLabels,
  cargoTraitLabels,
  effectsSentence,
  landLabels,
  libraryItemText,
  sourcesText,
} from '@fracht/content';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { formatChange } from '@fracht/kit/format.ts';
import { datedSources } from '@fracht/kit/help/dated-sources.ts';
import { SourceList } from '@fracht/kit/help/source-list.tsx';
import { usePicture } from '@fracht/game/situations/use-picture.ts';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { competenceWords } from './competence-words.ts';
import { typeOf } from './library-rows.ts';
import styles from './item-facts.module.css';

type Of<Kind extends LibraryEntry['kind']> = Extract<LibraryEntry, { kind: Kind }>['item'];

/** Everything about an item except its trees: texts, whom it may strike, and what it is worth. (LBY-9) */
export function ItemFacts({ entry }: { entry: LibraryEntry }) {
  const text = libraryItemText;
  const { kind, item } = entry;
  return (
    <Card>
      <CardBody>
        <dl className={styles.facts}>
          {kind === 'ACCIDENT' ? null : <Fact name={text.fields.type}>{typeOf(entry)}</Fact>}
          <Fact name={text.fields.competence}>{competenceWords(entry)}</Fact>
          <Fact name={text.fields.cars}>
            <span className="row wrap">
              {item.types.map((car) => (
                <TypeGlyph key={car} type={car} />
              ))}
            </span>
          </Fact>
          {item.ownership === undefined ? null : (
            <Fact name={text.fields.ownership}>{text.owners[item.ownership]}</Fact>
          )}
          {kind === 'ACCIDENT' || item.cargo === undefined ? null : (
            <Fact name={text.fields.cargo}>{cargoTraitLabels[item.cargo]}</Fact>
          )}
          {item.status === undefined ? null : <Fact name={text.fields.status}>{carActionLabels[item.status]}</Fact>}
          {kind === 'CHANGE' ? null : (
            <Fact name={text.fields.lands}>{item.lands.map((land) => landLabels[land]).join(', ')}</Fact>
          )}
          {kind === 'ACCIDENT' ? <Fact name={text.fields.effects}>{effectsSentence(item.effects)}</Fact> : null}
          {item.sources === undefined ? null : (
            <Fact name={sourcesText.form.title} place={styles.long}>
              <SourceList sources={datedSources(item.sources)} />
            </Fact>
          )}
          {kind === 'EMERGENCY' ? <EmergencyFacts item={item} /> : null}
          {kind === 'CHANGE' ? <ChangeFacts item={item} /> : null}
        </dl>
      </CardBody>
    </Card>
  );
}

function EmergencyFacts({ item }: { item: Of<'EMERGENCY'> }) {
  const { fields, minutes, points } = libraryItemText;
  const picture = usePicture(item.image);
  const worth = ['driverCallPoints', 'bossCallPoints', 'inTimePoints', 'noHelpPoints'] as const;
  return (
    <>
      <Fact name={fields.maxTime}>{minutes(item.maxTime)}</Fact>
      {worth.map((key) => (
        <Fact key={key} name={fields[key]}>
          {points(formatChange(item[key]))}
        </Fact>
      ))}
      {picture === null ? null : (
        <Fact name={fields.image} place={styles.beside}>
          <img className={styles.picture} src={picture.address} alt={picture.alt} />
        </Fact>
      )}
      <Fact name={fields.description} place={styles.long}>
        {item.description}
      </Fact>
      <Fact name={fields.help} place={styles.long}>
        {item.help}
      </Fact>
      <Fact name={fields.knowledge} place={styles.long}>
        {item.knowledge}
      </Fact>
    </>
  );
}

function ChangeFacts({ item }: { item: Of<'CHANGE'> }) {
  const { fields, truck } = libraryItemText;
  const wanted = item.truck === null ? truck.drawn : item.truck === 'SAME' ? truck.same : item.truck;
  return (
    <>
      {item.type === 'CHANGE_TRUCK' ? <Fact name={fields.truck}>{wanted}</Fact> : null}
      <Fact name={fields.description} place={styles.long}>
        {item.description}
      </Fact>
    </>
  );
}

function Fact({ name, place, children }: { name: string; place?: string | undefined; children: ReactNode }) {
  return (
    <div className={place}>
      <dt>{name}</dt>
      <dd>{children === '' ? <span className="muted">{libraryItemText.none}</span> : children}</dd>
    </div>
  );
}
