import { seriesSwatch } from '@portal/shared/ui/charts/series-look';
import { cx } from '@portal/shared/ui/cx';
import { useText } from '../../texts/use-text.ts';
import { allVisitorsPercent, type ReleaseCard, toneOf } from './release-cards.rules.ts';
import styles from './share-bar.module.css';

/** How the visitors are divided between the live version and its candidate. */
export function ShareBar({ card }: { card: ReleaseCard }) {
  const t = useText();
  const { live, candidate } = card;
  if (!live) return null;
  const parts = [
    { version: live, percent: allVisitorsPercent - (candidate?.percent ?? 0) },
    ...(candidate ? [candidate] : []),
  ];
  const words = parts.map(({ version, percent }) => t('card.share', { version, percent })).join(', ');
  return (
    <div className={styles.bar} role="img" aria-label={words}>
      {parts.map(({ version, percent }) => (
        <span
          key={version}
          className={cx(styles.part, seriesSwatch(toneOf(card, version)))}
          style={{ flexGrow: percent }}
        />
      ))}
    </div>
  );
}
