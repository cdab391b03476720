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
  /** Error of the page's first call; `not_an_agent` replaces the whole page. */
  error: unknown;
  children: ReactNode;
}

/** Layout of an agent centre page, for accounts with a team. */
export function TeamPage({ error, children }: TeamPageProps) {
  if (refusalOf(error)?.code === 'not_an_agent') return <NotAnAgent />;
  return <Page>{children}</Page>;
}

interface TilesProps {
  /** Number per row on a wide screen; as many as fit by default. */
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
