import { Printer } from 'lucide-react';
import { dataRegisterText } from '@fracht/content';
import type { DataRegister } from '@fracht/protocol';
import { useDataRegister } from '@fracht/kit/api/admin-queries.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './data-register.module.css';

/** What personal data is kept, for the data protection officer: to be read, printed, and completed by the school. (ADM-17) */
export function DataRegisterScreen() {
  const text = dataRegisterText;
  const asked = useDataRegister();
  const { data } = asked;
  return (
    <>
      <PageHead title={text.title} sub={text.sub}>
        <Button onClick={() => window.print()}>
          <Printer className="i" aria-hidden="true" />
          {text.print}
        </Button>
      </PageHead>
      <p className="muted">{text.intro}</p>
      <h2 className={styles.part}>{text.kept}</h2>
      <Pending asked={asked} />
      {data?.kinds.map((kind) => (
        <KindCard key={kind.kind} kind={kind} />
      ))}
      {data === undefined ? null : <WhereItGoes register={data} />}
    </>
  );
}

function KindCard({ kind }: { kind: DataRegister['kinds'][number] }) {
  const { heads, nobodyReads } = dataRegisterText;
  const { title, purpose, basis, places, kept, readers, erased } = kind;
  return (
    <Card className={styles.kind}>
      <CardHead title={title} />
      <CardBody>
        <dl className={styles.facts}>
          <dt>{heads.purpose}</dt>
          <dd>{purpose}</dd>
          <dt>{heads.basis}</dt>
          <dd className={styles.blank}>{basis}</dd>
          <dt>{heads.kept}</dt>
          <dd>{kept}</dd>
          <dt>{heads.seen}</dt>
          <dd>
            {readers.length === 0 ? (
              nobodyReads
            ) : (
              <ul>
                {readers.map((reader) => (
                  <li key={reader}>{reader}</li>
                ))}
              </ul>
            )}
          </dd>
          <dt>{heads.erased}</dt>
          <dd>{erased}</dd>
          <dt>{heads.columns}</dt>
          <dd className="small muted">
            {places.map(({ table, columns }) => `${table} (${columns.join(', ')})`).join('; ')}
          </dd>
        </dl>
      </CardBody>
    </Card>
  );
}

function WhereItGoes({ register: { bin, exits, browser } }: { register: DataRegister }) {
  const text = dataRegisterText;
  return (
    <>
      <Card className={styles.kind}>
        <CardHead title={text.leaves} />
        <CardBody>
          <dl className={styles.facts}>
            {exits.map(({ where, text: what }) => (
              <div key={where} className={styles.pair}>
                <dt>{where}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">{bin}</p>
        </CardBody>
      </Card>
      <Card className={styles.kind}>
        <CardHead title={text.browser} />
        <CardBody className="stack stack-4">
          <p>{text.browserText}</p>
          <dl className={styles.facts}>
            {browser.map(({ key, place, what }) => (
              <div key={key} className={styles.pair}>
                <dt>
                  <bdi>{`${key} `}</bdi>
                  <span className="muted">{`(${place})`}</span>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
    </>
  );
}
