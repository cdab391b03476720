import type { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { groupedAmount } from '../texts/grouped-amount.rules.ts';
import { useText } from '../texts/use-text.ts';
import styles from './request-details.module.css';
import { type RequestLine, requestLines } from './request-lines.rules.ts';

type Request = CallOutput<typeof listApprovalRequests>['list'][number];

/** What a request would do, line by line; a change shows what was before. */
export function RequestDetails({ request: { input, about } }: { request: Request }) {
  const t = useText();
  const known: RequestLine[] = about
    ? [{ name: about.account, value: `${groupedAmount(about.amount)}, ${about.state}` }]
    : [];
  const names: Readonly<Record<string, string>> = {
    '': t('requests.value'),
    account: t('requests.field.account'),
    amount: t('requests.field.amount'),
    balance: t('requests.field.balance'),
    email: t('requests.field.email'),
    missing: t('requests.field.missing'),
    roles: t('requests.field.roles'),
  };
  return (
    <dl className={styles.lines} translate="no">
      {[...known, ...requestLines(input)].map(({ name, before, value }) => (
        <div key={name} className={styles.line}>
          <dt>{names[name] ?? name}</dt>
          <dd>{before === undefined ? groupedAmount(value) : t('requests.change', { before, value })}</dd>
        </div>
      ))}
    </dl>
  );
}
