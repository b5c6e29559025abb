import { uiText } from '@fracht/content';
import { useIsLoading } from '../api/loading.ts';
import styles from './overlay.module.css';

/** The full-screen loading overlay; goes away 250 ms after the last request has ended. (spec §2, §9) */
export function LoadingOverlay() {
  const isLoading = useIsLoading();
  if (!isLoading) return null;
  return (
    <div className={styles.overlay} role="status" aria-live="polite">
      <span className={styles.bar} aria-hidden="true" />
      <span className="vh">{uiText.loading}</span>
    </div>
  );
}
