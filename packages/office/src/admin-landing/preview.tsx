import { lazy, Suspense } from 'react';
import { landingEditorText } from '@fracht/content';
import type { ContentId } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { serverNow } from '@fracht/kit/server-time.ts';
import styles from './preview.module.css';

/** The real components of the landing page, in a chunk of their own: visitors of the page load nothing for this preview. */
const Landing = {
  Hero: lazy(() => loadLanding().then(({ LandingHero }) => ({ default: LandingHero }))),
  About: lazy(() => loadLanding().then(({ About }) => ({ default: About }))),
  Footer: lazy(() => loadLanding().then(({ LandingFooter }) => ({ default: LandingFooter }))),
};

const YEAR = Number(formatDate(serverNow()).slice(-4));

/** The part of the landing page that shows a text, with what is typed now. Inert: nothing in it can be pressed. */
export function Preview({ id, values }: { id: ContentId; values: Readonly<Record<ContentId, string>> }) {
  const text = landingEditorText;
  return (
    <section className={styles.preview} aria-label={text.preview(text.names[id])}>
      <h2>{text.previewTitle}</h2>
      <div className={styles.frame} inert>
        <Suspense>
          <Part id={id} values={values} />
        </Suspense>
      </div>
      <p className="small muted">{text.previewNote}</p>
    </section>
  );
}

function Part({ id, values }: { id: ContentId; values: Readonly<Record<ContentId, string>> }) {
  if (id === 'intro') return <Landing.Hero intro={values.intro} onOpen={() => undefined} />;
  if (id === 'policy') return <div className={styles.policy} dangerouslySetInnerHTML={{ __html: values.policy }} />;
  if (id.startsWith('footer-')) return <Landing.Footer content={values} onOpen={() => undefined} year={YEAR} />;
  return <Landing.About first={values['about-1']} second={values['about-2']} />;
}

function loadLanding() {
  return loadChunk(() => import('../landing/landing-screen.tsx'));
}
