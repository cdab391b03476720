import page from '../withdraw-centre.module.css';
import type { Withdrawal } from '../withdrawal.ts';
import { RunningWithdrawal } from './running-withdrawal.tsx';
import { isAsking } from './timeline.rules.ts';

interface RunningWithdrawalsProps {
  list: readonly Withdrawal[];
  /** The withdrawal requested on this page. */
  applied: string | undefined;
}

/** Open withdrawals, folded if there are several; the one just requested and those with a question are unfolded. */
export function RunningWithdrawals({ list, applied }: RunningWithdrawalsProps) {
  if (list.length === 0) return null;
  return (
    <div className={page.running}>
      {list.map((withdrawal) => {
        const isNew = withdrawal.id === applied;
        const isOpen = list.length === 1 || isNew || isAsking(withdrawal);
        return (
          <RunningWithdrawal
            key={withdrawal.id}
            withdrawal={withdrawal}
            isNew={isNew}
            opens={isOpen}
            folds={list.length > 1}
          />
        );
      })}
    </div>
  );
}
