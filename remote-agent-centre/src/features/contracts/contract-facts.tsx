import type { Contract, ContractVersionView, PaidBy } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useSiteTime } from './use-site-time.ts';

/** Names the payer: the platform or the upline. */
export function Payer({ paidBy, upline }: { paidBy: PaidBy; upline?: string }) {
  if (paidBy === 'house' || !upline) return <FormattedMessage id="contracts.paidBy.house" />;
  return <FormattedMessage id="contracts.paidBy.upline" values={{ upline }} />;
}

interface ContractFactsProps {
  contract: Contract;
  version: ContractVersionView;
}

/** The upline, the payer, and the time in which a version is in force. */
export function ContractFacts({ contract, version }: ContractFactsProps) {
  const { time } = useSiteTime();
  const isAhead = Date.parse(version.from) > Date.now();
  return (
    <FactsList
      facts={[
        {
          name: <FormattedMessage id="contracts.upline" />,
          value: contract.upline ?? <FormattedMessage id="contracts.house" />,
        },
        {
          name: <FormattedMessage id="contracts.paidBy" />,
          value: <Payer paidBy={version.paidBy} upline={contract.upline} />,
        },
        {
          name: <FormattedMessage id={isAhead ? 'contracts.from.ahead' : 'contracts.from'} />,
          value: time(version.from),
        },
        version.until ? { name: <FormattedMessage id="contracts.until" />, value: time(version.until) } : undefined,
      ]}
    />
  );
}
