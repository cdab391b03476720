import { listInvitationLinks } from '@portal/shared/contract/agents/invitation-links';
import { Failed } from '@portal/shared/parts/failed';
import { Pages } from '@portal/shared/parts/pages';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useState } from 'react';
import { useTeamUpdates } from '../../../parts/use-team-updates.ts';
import styles from '../register-center.module.css';
import { LinkCard } from './link-card.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';

const linksOfPage = 6;
const topics = ['team'] as const;
const calls = [listInvitationLinks];

/** Invitations of the agent, the newest first, and the way to make one. */
export function InvitationLinks() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const [pageNo, onPage] = useState(1);
  const [isMaking, setIsMaking] = useState(false);
  const links = useCallQuery(listInvitationLinks, { pageNo, pageSize: linksOfPage }, { keepPrevious: true });
  useTeamUpdates(topics, calls);
  const make = (
    <Button variant="primary" onClick={() => setIsMaking(true)}>
      {text('link.make')}
    </Button>
  );
  return (
    <div className={styles.links}>
      {links.isError ? (
        <Failed titleId="newcomers.links.failed" onRetry={() => void links.refetch()} />
      ) : !links.data ? (
        <Skeleton shape="block" width="100%" height={220} />
      ) : links.data.list.length === 0 ? (
        <EmptyState drawing="lantern" title={text('links.none')} action={make}>
          {text('links.none.text')}
        </EmptyState>
      ) : (
        <>
          <div>{make}</div>
          <ul className={styles.cards}>
            {links.data.list.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
          </ul>
          <Pages {...{ pageNo, onPage }} totalPages={links.data.totalPages} />
        </>
      )}
      {isMaking ? <NewLinkDialog onClose={() => setIsMaking(false)} /> : null}
    </div>
  );
}
