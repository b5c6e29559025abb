import { useRouterState } from '@tanstack/react-router';
import { uiText } from '@fracht/content';
import { useIsLoading } from './loading.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import styles from './overlay.module.css';

/**
 * The full-screen loading overlay; shown during requests and while another screen is loading; goes away 250 ms after the last request. Never during hydration:
 * a visitor may navigate away before the script has taken over, and the page was prerendered without it. (UIX-1, BLD-1)
 */
export function LoadingOverlay() {
  const isLoading = useIsLoading();
  const isMoving = useRouterState({ select: ({ isLoading: isPending }) => isPending });
  const isLive = useIsHydrated();
  if (!isLive || (!isLoading && !isMoving)) return null;
  return (
    <div className={styles.overlay} role="status" aria-live="polite">
      <span className={styles.bar} aria-hidden="true" />
      <span className="vh">{uiText.loading}</span>
    </div>
  );
}
