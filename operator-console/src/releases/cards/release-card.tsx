import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { useMayRelease } from '../../console-parts.ts';
import { useText, useTimes } from '../../texts/use-text.ts';
import type { Freeze } from '../freeze/freeze.types.ts';
import { HealthPanel, type ShownHealth } from '../health/health-panel.tsx';
import { useReleaseTitle } from '../use-release-title.ts';
import { CandidateRow } from './candidate-row.tsx';
import styles from './release-card.module.css';
import type { ReleaseCard as Card } from './release-cards.rules.ts';
import { ShareBar } from './share-bar.tsx';
import { VersionLabel } from './version-label.tsx';

interface ReleaseCardProps {
  card: Card;
  freeze?: Freeze;
  /** The platform does not answer, so the figures may be outdated. */
  isOld: boolean;
  health: ShownHealth;
  onRollBack: () => void;
  onPromote: () => void;
}

/** One release: its live version, its health, and the rollback. */
export function ReleaseCard({ card, freeze, isOld, health, onRollBack, onPromote }: ReleaseCardProps) {
  const t = useText();
  const title = useReleaseTitle()(card.name);
  const mayRelease = useMayRelease();
  const headingId = `release-${card.name}`;
  const nothingLiveId = `${headingId}-nothing-live`;
  const nothingStoredId = `${headingId}-nothing-stored`;
  // A disabled button refers to the reason; each reason is shown on the page.
  const cannotRollBack = mayRelease ? (card.live ? undefined : nothingLiveId) : 'no-role';
  const cannotPromote = mayRelease ? (card.usable.length > 0 ? undefined : nothingStoredId) : 'no-role';
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.facts}>
        <header className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          <span className={styles.name}>{card.name}</span>
        </header>
        <dl className={styles.live}>
          <dt>{t('card.live')}</dt>
          <dd id={nothingLiveId}>
            {card.live ? <VersionLabel card={card} version={card.live} /> : t('card.nothingLive')}
          </dd>
        </dl>
        <ShareBar card={card} />
        {card.candidate ? (
          <CandidateRow card={card} candidate={card.candidate} freeze={freeze} isOld={isOld} onTakeAway={onRollBack} />
        ) : null}
        {card.damaged.length > 0 ? (
          <p>
            <Badge tone="bad">{t('card.damaged', { versions: card.damaged.join(', ') })}</Badge>
          </p>
        ) : null}
        <LastAct card={card} />
        {card.usable.length === 0 ? (
          <p id={nothingStoredId} className={styles.last}>
            {t('card.nothingStored')}
          </p>
        ) : null}
        <div className={styles.acts}>
          <Button
            variant="danger"
            disabled={cannotRollBack !== undefined}
            aria-label={t('card.rollBackName', { name: title })}
            aria-describedby={cannotRollBack}
            onClick={onRollBack}
          >
            {t('card.rollBack')}
          </Button>
          <Button
            disabled={cannotPromote !== undefined}
            aria-label={t('card.promoteName', { name: title })}
            aria-describedby={cannotPromote}
            onClick={onPromote}
          >
            {t('card.promote')}
          </Button>
        </div>
      </div>
      <HealthPanel card={card} health={health} />
    </section>
  );
}

function LastAct({ card: { lastAct } }: { card: Card }) {
  const t = useText();
  const { moment } = useTimes();
  if (!lastAct) return <p className={styles.last}>{t('card.noAct')}</p>;
  const { act, version, percent, who, at, why } = lastAct;
  return (
    <p className={styles.last}>
      {t(`card.act.${act}`, { version, percent })}
      {' · '}
      <span className={styles.who}>{who}</span>
      {' · '}
      <time dateTime={at}>{moment(at)}</time>
      {why ? <q className={styles.why}>{why}</q> : null}
    </p>
  );
}
