import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useMemo, useState } from 'react';
import { NoRoleNote } from '../frame/no-role-note.tsx';
import { Notice } from '../frame/notice.tsx';
import { useFailureText, useText, useTimes } from '../texts/use-text.ts';
import { ReleaseCard } from './cards/release-card.tsx';
import { cardsOf } from './cards/release-cards.rules.ts';
import { type OpenDialog, ReleaseDialogs } from './dialogs/release-dialogs.tsx';
import { FreezeBanner } from './freeze/freeze-banner.tsx';
import { AlertsList } from './health/alerts-list.tsx';
import { CompositionFaults } from './health/composition-faults.tsx';
import type { Period } from './health/health.rules.ts';
import { HistoryTable } from './history-table.tsx';
import { PageHead } from './page-head.tsx';
import styles from './releases-page.module.css';
import { useAlerts, useHealth, useRefreshReleases, useReleases } from './use-releases.ts';

const none: never[] = [];

/** The first page: every release with its versions, shares, failures, mount times, and rollback. */
export function ReleasesPage() {
  const t = useText();
  const failureText = useFailureText();
  const refresh = useRefreshReleases();
  const [period, setPeriod] = useState<Period>('60');
  const [dialog, setDialog] = useState<OpenDialog>();
  const { listing, history } = useReleases();
  const health = useHealth(period);
  const alerts = useAlerts();
  const acts = history.data?.list;
  const cards = useMemo(() => (listing.data ? cardsOf(listing.data, acts ?? none) : undefined), [listing.data, acts]);
  if (!cards && listing.error) {
    const retry = { label: t('page.retry'), onRetry: () => void refresh(), isBusy: listing.isFetching };
    return (
      <FailedState title={t('page.failed')} retry={retry}>
        {failureText(listing.error)}
      </FailedState>
    );
  }
  const freeze = listing.data?.freeze;
  const old = [listing, history, health, alerts].find(({ error, data }) => error && data);
  const open = (kind: 'rollback' | 'promote', name: ReleaseName) => () => setDialog({ kind, name });
  return (
    <div className={styles.page}>
      <PageHead
        sequence={listing.data?.sequence}
        asOf={listing.dataUpdatedAt}
        period={period}
        onPeriod={setPeriod}
        isFrozen={freeze !== undefined}
        onFreeze={() => setDialog({ kind: 'freeze' })}
      />
      {old ? <OldFigures since={old.dataUpdatedAt} reason={failureText(old.error)} /> : null}
      <NoRoleNote />
      {freeze ? <FreezeBanner freeze={freeze} onThaw={() => setDialog({ kind: 'thaw' })} /> : null}
      {health.isPlaceholderData ? (
        <p role="status" className="visually-hidden">
          {t('health.previous')}
        </p>
      ) : null}
      {alerts.error && !alerts.data ? <Notice tone="warn">{t('alerts.failed')}</Notice> : null}
      <AlertsList alerts={alerts.data?.list ?? none} />
      <CompositionFaults faults={health.data?.compositionFaults ?? none} />
      {cards ? (
        cards.map((card) => (
          <ReleaseCard
            key={card.name}
            card={card}
            freeze={freeze}
            isOld={listing.isError}
            health={{
              data: health.data,
              isPending: health.isPending,
              isDown: health.isError,
              isPrevious: health.isPlaceholderData,
            }}
            onRollBack={open('rollback', card.name)}
            onPromote={open('promote', card.name)}
          />
        ))
      ) : (
        <CardSkeletons />
      )}
      <HistoryTable acts={acts} failure={history.error && !acts ? failureText(history.error) : undefined} />
      <ReleaseDialogs dialog={dialog} cards={cards ?? none} freeze={freeze} onClose={() => setDialog(undefined)} />
    </div>
  );
}

function OldFigures({ since, reason }: { since: number; reason: string }) {
  const t = useText();
  const { second } = useTimes();
  return (
    <Notice tone="warn" id="old-figures">
      <strong>{t('page.old', { at: second(since) })}</strong>
      <p>{reason}</p>
    </Notice>
  );
}

function CardSkeletons() {
  const t = useText();
  return (
    <div aria-busy="true" className={styles.page}>
      <span className="visually-hidden">{t('page.loading')}</span>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={240} shape="block" />
      ))}
    </div>
  );
}
