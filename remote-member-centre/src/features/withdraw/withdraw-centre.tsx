import { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import { getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { InfoIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { allOf } from '../../parts/all-of.ts';
import type { BankAccounts } from '../../parts/bank-accounts/bank-account.ts';
import styles from './apply/apply.module.css';
import { ApplyForm } from './apply/apply-form.tsx';
import { TermsFacts } from './apply/terms-facts.tsx';
import { obstaclesOf } from './obstacles/obstacles.rules.ts';
import { Obstacles } from './obstacles/obstacles.tsx';
import { RunningWithdrawals } from './tracking/running-withdrawals.tsx';
import { isRunning } from './tracking/timeline.rules.ts';
import { WithdrawalHistory } from './tracking/withdrawal-history.tsx';
import { useWithdrawalUpdates } from './use-withdrawal-updates.ts';
import page from './withdraw-centre.module.css';
import type { Terms } from './withdrawal.ts';

/** Number of newest entries searched for open ones. */
const newest = { pageNo: 1, pageSize: 10 };

/**
 * Withdrawal page: the form or the obstacles, open withdrawals, and the history. Open withdrawals come first only if no
 * further one can be requested.
 */
export function WithdrawCentre() {
  useWithdrawalUpdates();
  const list = useCallQuery(listWithdrawals, newest).data?.list ?? [];
  const terms = useCallQuery(getWithdrawalTerms, {});
  const [applied, setApplied] = useState<string>();
  // Until it is known nothing is rendered, so that nothing has to move.
  const isKnown = terms.data !== undefined || terms.isError;
  const isFull = terms.data?.blockedBy.includes('withdrawal_open') ?? true;
  const apply = <Apply key="apply" onApplied={setApplied} />;
  const running = isKnown ? <RunningWithdrawals key="running" list={list.filter(isRunning)} applied={applied} /> : null;
  return (
    <div className={page.page}>
      {isFull ? [running, apply] : [apply, running]}
      <WithdrawalHistory />
    </div>
  );
}

interface ApplyProps {
  onApplied: (id: string) => void;
}

function Apply({ onApplied }: ApplyProps) {
  const terms = useCallQuery(getWithdrawalTerms, {});
  const known = useCallQuery(listBankAccounts, {});
  if (terms.data && known.data) return <ApplyOrObstacles terms={terms.data} known={known.data} onApplied={onApplied} />;
  return <NotLoaded titleId="withdraw.failed" query={allOf(terms, known)} height={360} />;
}

function ApplyOrObstacles({ terms, known, onApplied }: ApplyProps & { terms: Terms; known: BankAccounts }) {
  const [isClosed, setIsClosed] = useState(false);
  const obstacles = obstaclesOf(terms, known.accounts.length > 0, isClosed);
  if (obstacles.includes('withdrawal_open')) {
    return (
      <p className={page.another}>
        <InfoIcon size={20} />
        <FormattedMessage id="withdraw.another" />
      </p>
    );
  }
  return (
    <div className={styles.apply}>
      {obstacles.length > 0 ? (
        <Obstacles list={obstacles} terms={terms} known={known} />
      ) : (
        <ApplyForm terms={terms} known={known} onApplied={onApplied} onClosed={() => setIsClosed(true)} />
      )}
      <TermsFacts terms={terms} />
    </div>
  );
}
