import { type HeldWin, listHeldWins, proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { keepPreviousData, useQuery } from '@portal/shared/remote/query';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { NoRoleNote } from '../frame/no-role-note.tsx';
import { PanelPage } from '../frame/panel.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { RowActs } from '../frame/row-acts.tsx';
import { useFailedList } from '../frame/use-failed-list.tsx';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { releasesKey } from '../releases/use-releases.ts';
import { useText, useTimes } from '../texts/use-text.ts';

const rowsAPage = 20;
const makers = ['finance-maker'] as const;

interface Proposed {
  win: HeldWin;
  decision: 'pay' | 'reject';
}

/** Wins that two operators pay or return to the house. */
export function HeldWinsPage() {
  const t = useText();
  const { client } = useConsole();
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<Proposed>();
  const columns = useColumns(setOpened);
  const wins = useQuery({
    queryKey: [releasesKey, 'held-wins', pageNo],
    queryFn: ({ signal }) => client.send(listHeldWins, { pageNo, pageSize: rowsAPage }, { signal }),
    placeholderData: keepPreviousData,
  });
  const failed = useFailedList('wins.failed', wins);
  return (
    <PanelPage
      title={t('wins.title')}
      about={t('wins.about')}
      above={<NoRoleNote roles={makers} text="wins.noRole" />}
      isBusy={wins.isPlaceholderData}
    >
      <DataTable
        caption={t('wins.title')}
        columns={columns}
        rows={wins.data?.list}
        rowKey={({ provider, transactionId }) => `${provider} ${transactionId}`}
        failed={failed}
        empty={<EmptyState drawing="records" title={t('wins.empty')} />}
      />
      <Pagination
        pageNo={pageNo}
        totalPages={wins.data?.totalPages ?? 1}
        onChange={setPageNo}
        labels={{ pages: t('wins.pages'), previous: t('history.previous'), next: t('history.next') }}
      />
      {opened ? <ProposeDialog {...opened} onClose={() => setOpened(undefined)} /> : null}
    </PanelPage>
  );
}

function useColumns(onOpen: (proposed: Proposed) => void): Column<HeldWin>[] {
  const t = useText();
  const { moment } = useTimes();
  return [
    { id: 'account', title: t('wins.account'), isLead: true, cell: ({ account }) => <strong>{account}</strong> },
    { id: 'game', title: t('wins.game'), cell: ({ gameName, provider }) => `${gameName}, ${provider}` },
    { id: 'stake', title: t('wins.stake'), isNumeric: true, cell: ({ stake }) => stake },
    { id: 'amount', title: t('wins.amount'), isNumeric: true, cell: ({ amount }) => <strong>{amount}</strong> },
    {
      id: 'cause',
      title: t('wins.cause'),
      cell: ({ cause }) => <Badge tone={cause === 'suspended' ? 'bad' : 'warn'}>{t(`wins.cause.${cause}`)}</Badge>,
    },
    { id: 'since', title: t('wins.since'), cell: ({ heldAt }) => moment(heldAt) },
    {
      id: 'round',
      title: t('wins.round'),
      cell: ({ roundId, transactionId }) => (
        <code translate="no" title={transactionId}>
          {roundId}
        </code>
      ),
    },
    {
      id: 'acts',
      title: <span className="visually-hidden">{t('keys.acts')}</span>,
      cell: (win) => (
        <RowActs>
          {(['pay', 'reject'] as const).map((decision) => (
            <RoleButton
              key={decision}
              size="small"
              roles={makers}
              aria-label={t(`wins.${decision}Of`, { amount: win.amount, account: win.account })}
              onClick={() => onOpen({ win, decision })}
            >
              {t(`wins.${decision}`)}
            </RoleButton>
          ))}
        </RowActs>
      ),
    },
  ];
}

function ProposeDialog({ win, decision, onClose }: Proposed & { onClose: () => void }) {
  const t = useText();
  const { client } = useConsole();
  const { provider, transactionId, amount, account, stake } = win;
  async function act(why: string) {
    await client.send(proposeHeldWin, { provider, transactionId, decision, why });
    return t('wins.proposed');
  }
  return (
    <ActDialog
      isDanger={decision === 'reject'}
      title={t(`wins.${decision}Of`, { amount, account })}
      submitLabel={t('studios.propose')}
      onAct={act}
      onClose={onClose}
    >
      <p>{t(`wins.${decision}About`, { amount, account, stake })}</p>
    </ActDialog>
  );
}
