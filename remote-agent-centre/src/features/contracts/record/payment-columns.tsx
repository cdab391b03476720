import type { ContractPayment } from '@portal/shared/contract/agents/contract-payments';
import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { Money } from '@portal/shared/parts/money';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useSiteTime } from '../use-site-time.ts';
import { PaymentState } from './payment-state.tsx';

/** Hourly and real-time salaries show minutes, all others days. */
export const unitOf = (kind: ContractKind) => (kind === 'hourly' || kind === 'realtime' ? 'minute' : 'day');

export function usePaymentColumns(
  kind: ContractKind,
  side: 'received' | 'given',
  onExplain: (payment: ContractPayment) => void,
): Column<ContractPayment>[] {
  const intl = useIntl();
  const rateText = useRateText();
  const { span } = useSiteTime();
  const title = (id: string) => intl.formatMessage({ id: `payments.${id}` });
  const spanOf = ({ from, to }: ContractPayment) => span(from, to, unitOf(kind));
  const account: Column<ContractPayment> = { id: 'account', title: title('account'), cell: (row) => row.account };
  const payer: Column<ContractPayment> = {
    id: 'payer',
    title: intl.formatMessage({ id: 'contracts.paidBy' }),
    cell: (row) => <PaymentPayer payer={row.payer} />,
  };
  return [
    { id: 'period', title: title('period'), isLead: true, cell: (row) => <strong>{spanOf(row)}</strong> },
    ...(side === 'given' ? [account] : []),
    { id: 'validBet', title: title('validBet'), isNumeric: true, cell: (row) => <Money amount={row.validBet} /> },
    {
      id: 'rate',
      title: title(kind === 'realtime' ? 'profitRate' : 'rate'),
      isNumeric: true,
      cell: (row) => rateText(row.rate),
    },
    ...(side === 'given' ? [payer] : []),
    { id: 'amount', title: title('amount'), isNumeric: true, cell: (row) => <Money amount={row.amount} /> },
    { id: 'state', title: title('state'), cell: (row) => <PaymentState state={row.state} /> },
    {
      id: 'why',
      title: <span className="visually-hidden">{title('why')}</span>,
      cell: (row) => (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'payments.why.of' }, { period: spanOf(row), account: row.account })}
          onClick={() => onExplain(row)}
        >
          <FormattedMessage id="payments.why" />
        </Button>
      ),
    },
  ];
}

function PaymentPayer({ payer }: Pick<ContractPayment, 'payer'>) {
  const me = useReadable(useHost().member)?.account;
  if (!payer) return <FormattedMessage id="contracts.paidBy.house" />;
  return payer === me ? <FormattedMessage id="payments.payer.you" /> : payer;
}
