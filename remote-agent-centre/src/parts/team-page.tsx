import { Page } from '@portal/shared/parts/page';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import type { ReactNode } from 'react';
import styles from './team-page.module.css';

interface TeamPageProps {
  /** Of the first call of the page: `not_an_agent` takes the place of all of it. */
  error: unknown;
  children: ReactNode;
}

/** The parts of a page of the agent centre below each other, for those who have a team. */
export function TeamPage({ error, children }: TeamPageProps) {
  if (refusalOf(error)?.code === 'not_an_agent') return <NotAnAgent />;
  return <Page>{children}</Page>;
}

interface TilesProps {
  /** Number per row on a wide screen; absent: as many as fit. */
  across?: 'three' | 'four';
  children: ReactNode;
}

/** Figures (`StatTile`) beside each other, two on phones. */
export const Tiles = ({ across, children }: TilesProps) => (
  <div className={cx(styles.tiles, across && styles[across])}>{children}</div>
);

/** Shown for `not_an_agent`: the account plays and has no team. */
function NotAnAgent() {
  const host = useHost();
  const intl = useIntl();
  const leave = () => {
    host.closeOverlay();
    host.navigate('/');
  };
  return (
    <EmptyState
      drawing="lantern"
      title={intl.formatMessage({ id: 'team.notAnAgent.title' })}
      action={<Button onClick={leave}>{intl.formatMessage({ id: 'team.notAnAgent.action' })}</Button>}
    >
      {intl.formatMessage({ id: 'team.notAnAgent.text' })}
    </EmptyState>
  );
}
