import type { ReactNode } from 'react';
import { accessibilityText, uiText } from '@fracht/content';
import { formatDate } from '@fracht/kit/format.ts';
import { PublicPage } from '@fracht/kit/panel/public-page.tsx';
import styles from './accessibility.module.css';

const text = accessibilityText;

/** The accessibility statement: status, what is not accessible, how that was determined, whom to contact, how to complain. (ACS-1) */
export function AccessibilityScreen() {
  return (
    <PublicPage>
      <h1>{uiText.titles.accessibility}</h1>
      <p>{text.intro}</p>
      <dl className={styles.dates}>
        <dt>{text.published}</dt>
        <dd>{formatDate(text.publishedOn)}</dd>
        <dt>{text.updated}</dt>
        <dd>{formatDate(text.updatedOn)}</dd>
      </dl>
      <Part title={text.status.title}>
        <p>{text.status.text}</p>
      </Part>
      <Part title={text.gaps.title}>
        <List lines={text.gaps.list} />
      </Part>
      <Part title={text.works.title}>
        <List lines={text.works.list} />
      </Part>
      <Part title={text.made.title}>
        <p>{text.made.text}</p>
      </Part>
      <Part title={text.keys.title}>
        <Keys />
      </Part>
      <Part title={text.contact.title}>
        <p>{text.contact.text}</p>
        <p>
          <a href="/?okno=kontakt">{text.contact.link}</a>
        </p>
        <p>
          <bdi>{`${text.contact.data} `}</bdi>
          <a href="/?okno=polityka">{text.contact.policy}</a>
        </p>
      </Part>
      <Part title={text.complaint.title}>
        <List lines={text.complaint.list} />
        <p>
          <a href={text.complaint.ombudsmanAddress} rel="noreferrer">
            {text.complaint.ombudsman}
          </a>
        </p>
      </Part>
      <Part title={text.building.title}>
        <p>{text.building.text}</p>
      </Part>
    </PublicPage>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Keys() {
  const { columns, rows } = text.keys;
  return (
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col">{columns.key}</th>
          <th scope="col">{columns.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, what]) => (
          <tr key={what}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
