import { type HeldWin, listHeldWins, proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { Badge } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { ListPage } from '../frame/list-page.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { RowActs } from '../frame/row-acts.tsx';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { releasesKey } from '../releases/use-releases.ts';
import { groupedAmount } from '../texts/grouped-amount.rules.ts';
import { useText, useTimes } from '../texts/use-text.ts';

const makers = ['finance-maker'] as const;

interface Proposed {
  win: HeldWin;
  decision: 'pay' | 'reject';
}

/** Wins that two operators pay or return to the house. */
export function HeldWinsPage() {
  const { client } = useConsole();
  const [opened, setOpened] = useState<Proposed>();
  return (
    <ListPage
      name="wins"
      roles={makers}
      queryKey={[releasesKey, 'held-wins']}
      read={(page, signal) => client.send(listHeldWins, page, { signal })}
      columns={useColumns(setOpened)}
      rowKey={({ provider, transactionId }) => `${provider} ${transactionId}`}
    >
      {opened ? <ProposeDialog {...opened} onClose={() => setOpened(undefined)} /> : null}
    </ListPage>
  );
}

function useColumns(onOpen: (proposed: Proposed) => void): Column<HeldWin>[] {
  const t = useText();
  const { moment } = useTimes();
  return [
    { id: 'account', title: t('wins.account'), isLead: true, cell: ({ account }) => <strong>{account}</strong> },
    { id: 'game', title: t('wins.game'), cell: ({ gameName, provider }) => `${gameName}, ${provider}` },
    { id: 'stake', title: t('wins.stake'), isNumeric: true, cell: ({ stake }) => groupedAmount(stake) },
    {
      id: 'amount',
      title: t('wins.amount'),
      isNumeric: true,
      cell: ({ amount }) => <strong>{groupedAmount(amount)}</strong>,
    },
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
              aria-label={t(`wins.${decision}Of`, { amount: groupedAmount(win.amount), account: win.account })}
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
  const { provider, transactionId, account } = win;
  const [amount, stake] = [groupedAmount(win.amount), groupedAmount(win.stake)];
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
