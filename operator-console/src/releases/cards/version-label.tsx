import { seriesSwatch } from '@portal/shared/ui/charts/series-look';
import { cx } from '@portal/shared/ui/cx';
import { type ReleaseCard, toneOf } from './release-cards.rules.ts';
import styles from './version-label.module.css';

/** A version with the colour and pattern that it has in the charts. */
export function VersionLabel({ card, version }: { card: ReleaseCard; version: string }) {
  return (
    <span className={styles.mark} translate="no">
      <span className={cx(styles.dot, seriesSwatch(toneOf(card, version)))} aria-hidden="true" />
      <span>{version}</span>
    </span>
  );
}
