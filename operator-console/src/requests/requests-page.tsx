import {
  acceptApprovalRequest,
  declineApprovalRequest,
  listApprovalRequests,
} from '@portal/shared/contract/approvals/operator-approvals';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { useConsole, useSession } from '../console-parts.ts';
import { ListPage } from '../frame/list-page.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { RowActs } from '../frame/row-acts.tsx';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { releasesKey } from '../releases/use-releases.ts';
import { groupedAmount } from '../texts/grouped-amount.rules.ts';
import { useText, useTimes } from '../texts/use-text.ts';
import { RequestDetails } from './request-details.tsx';
import styles from './requests-page.module.css';

const deciders = ['finance-checker', 'admin'] as const;
const readers = ['finance-maker', ...deciders] as const;

type Request = CallOutput<typeof listApprovalRequests>['list'][number];
interface Decided {
  request: Request;
  isAccepted: boolean;
}

/** A member by the name of the account, which people know, in place of its id. */
const targetOf = ({ input, targetId }: Request): string => input.account ?? targetId;

/** Open approval requests of other operators, to approve or to reject. */
export function RequestsPage() {
  const { client } = useConsole();
  const [opened, setOpened] = useState<Decided>();
  return (
    <ListPage
      name="requests"
      roles={readers}
      queryKey={[releasesKey, 'requests']}
      read={(page, signal) => client.send(listApprovalRequests, page, { signal })}
      columns={useColumns(setOpened)}
      rowKey={({ id }) => id}
    >
      {opened ? <DecideDialog {...opened} onClose={() => setOpened(undefined)} /> : null}
    </ListPage>
  );
}

function useColumns(onOpen: (decided: Decided) => void): Column<Request>[] {
  const t = useText();
  const { moment } = useTimes();
  const username = useSession().session?.username;
  return [
    {
      id: 'act',
      title: t('requests.act'),
      isLead: true,
      cell: (request) => (
        <>
          <strong translate="no">{request.act}</strong> <span translate="no">{targetOf(request)}</span>
        </>
      ),
    },
    { id: 'with', title: t('requests.with'), cell: (request) => <RequestDetails request={request} /> },
    { id: 'maker', title: t('requests.maker'), cell: ({ maker, madeAt }) => `${maker}, ${moment(madeAt)}` },
    { id: 'why', title: t('requests.why'), cell: ({ why }) => why },
    {
      id: 'acts',
      title: <span className="visually-hidden">{t('keys.acts')}</span>,
      cell: (request) => (
        <RowActs>
          {request.maker === username ? null : request.obstacle ? (
            <span className={styles.obstacle}>{request.obstacle.message}</span>
          ) : (
            <RoleButton
              size="small"
              roles={deciders}
              aria-label={t('requests.acceptOf', { act: request.act, target: targetOf(request) })}
              onClick={() => onOpen({ request, isAccepted: true })}
            >
              {t('requests.accept')}
            </RoleButton>
          )}
          {request.obstacle?.code === 'not_allowed' ? null : (
            <RoleButton
              size="small"
              roles={request.maker === username ? readers : deciders}
              aria-label={t('requests.declineOf', { act: request.act, target: targetOf(request) })}
              onClick={() => onOpen({ request, isAccepted: false })}
            >
              {t(request.maker === username ? 'requests.withdraw' : 'requests.decline')}
            </RoleButton>
          )}
        </RowActs>
      ),
    },
  ];
}

function DecideDialog({ request, isAccepted, onClose }: Decided & { onClose: () => void }) {
  const t = useText();
  const { client } = useConsole();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { id, act, maker, why: reason, about } = request;
  const isUnlike = isAccepted && about?.isFarFromOrdered === true;
  async function decide(why: string) {
    if (!isAccepted) {
      await client.send(declineApprovalRequest, { id, why });
      return t('requests.declined');
    }
    await client.send(acceptApprovalRequest, { id, why, ...(isConfirmed && { isAmountConfirmed: true }) });
    return t('requests.accepted');
  }
  const title = isAccepted ? 'requests.acceptOf' : 'requests.declineOf';
  return (
    <ActDialog
      isDanger={!isAccepted}
      title={t(title, { act, target: targetOf(request) })}
      submitLabel={t(isAccepted ? 'requests.accept' : 'requests.decline')}
      missing={() => (isUnlike && !isConfirmed ? t('requests.unlike') : undefined)}
      onAct={decide}
      onClose={onClose}
    >
      <RequestDetails request={request} />
      <p>{t('requests.asked', { maker, reason })}</p>
      {isUnlike ? (
        <Checkbox
          label={t('requests.confirmAmount', { arrived: groupedAmount(about?.arrived ?? '') })}
          checked={isConfirmed}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        />
      ) : null}
    </ActDialog>
  );
}
