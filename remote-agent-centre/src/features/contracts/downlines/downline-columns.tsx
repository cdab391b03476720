import type { Contract } from '@portal/shared/contract/agents/contracts';
import { highestRate } from '@portal/shared/contract/agents/terms.rules';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { ContractBadge } from '../contract-badge.tsx';
import { useSiteTime } from '../use-site-time.ts';

/** Account, state, highest rate, start, open request, and a button for the details. */
export function useDownlineColumns(onOpen: (contract: Contract) => void): Column<Contract>[] {
  const intl = useIntl();
  const rateText = useRateText();
  const { time } = useSiteTime();
  const title = (id: string) => intl.formatMessage({ id: `contracts.column.${id}` });
  return [
    { id: 'account', title: title('account'), isLead: true, cell: ({ account }) => <strong>{account}</strong> },
    { id: 'state', title: title('state'), cell: ({ state }) => <ContractBadge state={state} /> },
    {
      id: 'rate',
      title: title('rate'),
      isNumeric: true,
      cell: ({ version, request }) => {
        const terms = version?.terms ?? request?.terms;
        return terms ? rateText(highestRate(terms)) : '–';
      },
    },
    { id: 'from', title: title('from'), cell: ({ version }) => (version ? time(version.from) : '–') },
    {
      id: 'request',
      title: title('request'),
      cell: ({ request }) =>
        request ? (
          <Badge tone="warn">
            <FormattedMessage id={`contracts.asked.${request.type}`} />
          </Badge>
        ) : (
          '–'
        ),
    },
    {
      id: 'open',
      title: <span className="visually-hidden">{title('open')}</span>,
      cell: (contract) => (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'contracts.open.of' }, { account: contract.account })}
          onClick={() => onOpen(contract)}
        >
          <FormattedMessage id="contracts.open" />
        </Button>
      ),
    },
  ];
}
