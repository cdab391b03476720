import { promoteRelease } from '@portal/shared/contract/releases/releases';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { useConsole, useMayRelease } from '../../console-parts.ts';
import { useFailureText, useText } from '../../texts/use-text.ts';
import { useNewestCard } from '../dialogs/use-newest-card.ts';
import type { Freeze } from '../freeze/freeze.types.ts';
import { useReleaseTitle } from '../use-release-title.ts';
import { useRefreshReleases } from '../use-releases.ts';
import styles from './candidate-row.module.css';
import { allVisitorsPercent, nextShare, type ReleaseCard, seenStateOf } from './release-cards.rules.ts';
import { VersionLabel } from './version-label.tsx';

interface CandidateRowProps {
  card: ReleaseCard;
  candidate: { version: string; percent: number };
  freeze?: Freeze;
  /** The platform does not answer, so the figures may be outdated. */
  isOld: boolean;
  onTakeAway: () => void;
}

/** The candidate: its share, a button for the next larger share, and one to remove it. */
export function CandidateRow({ card, candidate, freeze, isOld, onTakeAway }: CandidateRowProps) {
  const t = useText();
  const failureText = useFailureText();
  const title = useReleaseTitle()(card.name);
  const mayRelease = useMayRelease();
  const { client, toasts } = useConsole();
  const refresh = useRefreshReleases();
  const moved = useNewestCard();
  // The button refers to the first applicable reason; each reason is shown on the page.
  const hindrance = mayRelease ? (isOld ? 'old-figures' : freeze ? 'freeze' : undefined) : 'no-role';
  const next = nextShare(candidate.percent) ?? allVisitorsPercent;
  const { version } = candidate;
  const [grow, isBusy] = useOneAtATime(async () => {
    try {
      const share = next === allVisitorsPercent ? {} : { percent: next };
      const change = await client.send(promoteRelease, {
        name: card.name,
        version,
        from: seenStateOf(card),
        ...share,
      });
      const percent = change.candidate?.percent ?? allVisitorsPercent;
      toasts.show(t('card.grown', { name: title, version, percent, sequence: change.sequence }), 'good');
      await refresh();
    } catch (error) {
      toasts.show((await moved(card.name, error))?.text ?? failureText(error), 'bad');
    }
  });
  return (
    <div className={styles.candidate}>
      <p className={styles.words}>
        <span className={styles.label}>{t('card.candidate')}</span>
        <VersionLabel card={card} version={version} />
        <strong>{t('promote.percent', { percent: candidate.percent })}</strong>
      </p>
      <div className={styles.acts}>
        <Button
          size="small"
          busy={isBusy}
          disabled={hindrance !== undefined}
          aria-describedby={hindrance}
          onClick={() => void grow()}
        >
          {next === allVisitorsPercent ? t('card.growAll') : t('card.grow', { percent: next })}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={!mayRelease}
          aria-describedby={mayRelease ? undefined : 'no-role'}
          onClick={onTakeAway}
        >
          {t('card.takeAway')}
        </Button>
      </div>
    </div>
  );
}
