import type { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { useText } from '../texts/use-text.ts';
import styles from './request-details.module.css';
import { type RequestLine, requestLines } from './request-lines.rules.ts';

type Request = CallOutput<typeof listApprovalRequests>['list'][number];

/** What a request would do, line by line; a change shows what was before. */
export function RequestDetails({ request: { input, about } }: { request: Request }) {
  const t = useText();
  const known: RequestLine[] = about ? [{ name: about.account, value: `${about.amount}, ${about.state}` }] : [];
  return (
    <dl className={styles.lines} translate="no">
      {[...known, ...requestLines(input)].map(({ name, before, value }) => (
        <div key={name} className={styles.line}>
          <dt>{name || t('requests.value')}</dt>
          <dd>{before === undefined ? value : t('requests.change', { before, value })}</dd>
        </div>
      ))}
    </dl>
  );
}
