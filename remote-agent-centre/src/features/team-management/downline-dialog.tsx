import type { Downline } from '@portal/shared/contract/agents/downlines';
import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { ContractRates } from './contract-rates.tsx';
import { isAgent, StateBadge } from './downline-columns.tsx';

interface DownlineDialogProps {
  row: Downline | undefined;
  onClose: () => void;
  /** Shows the team of the account in the list. */
  onTeam: (account: string) => void;
}

/** What an agent may see of a downline: no contacts, no real name. */
export function DownlineDialog({ row, onClose, onTeam }: DownlineDialogProps) {
  const intl = useIntl();
  if (!row) return null;
  const text = (id: string) => intl.formatMessage({ id: `downlines.${id}` });
  const at = (moment: string) => zonedTime(intl, moment);
  const fact = (name: string, value: React.ReactNode) => ({ name: text(name), value });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={row.account}
      closeLabel={text('close')}
      footer={
        row.members > 0 ? (
          <Button variant="primary" onClick={() => onTeam(row.account)}>
            {text('openTeam')}
          </Button>
        ) : undefined
      }
    >
      <FactsList
        facts={[
          fact('type', text(isAgent(row) ? 'type.agent' : 'type.player')),
          fact('state', <StateBadge intl={intl} state={row.state} />),
          fact('upline', row.upline),
          fact('registered', at(row.registeredAt)),
          fact('lastLogin', row.lastLoginAt ? at(row.lastLoginAt) : text('never')),
          isAgent(row) ? fact('team', intl.formatNumber(row.members)) : undefined,
          isAgent(row) ? fact('direct', intl.formatNumber(row.directMembers)) : undefined,
          isAgent(row) ? fact('rates', <ContractRates contracts={row.contracts} />) : undefined,
        ]}
      />
    </Dialog>
  );
}
