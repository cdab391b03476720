import type { Downline } from '@portal/shared/contract/agents/downlines';
import { useIntl } from '@portal/shared/remote/intl';
import { ChevronRightIcon } from '@portal/shared/ui/icons/frame';
import { type ReactNode, type Ref, useState } from 'react';
import { ContractRates } from '../contract-rates.tsx';
import { isAgent, StateBadge } from '../downline-columns.tsx';
import styles from './tree.module.css';

interface TreeNodeProps {
  row: Downline;
  ref?: Ref<HTMLLIElement>;
  onShow: (row: Downline) => void;
  /** Its downlines, created when opened. */
  below: () => ReactNode;
}

/** An account of the tree; its downlines are shown below it once opened. */
export function TreeNode({ row, ref, onShow, below }: TreeNodeProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { account, members, directMembers } = row;
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `downlines.${id}` }, values);
  const sizes = members > 0 ? ` · ${text('tree.sizes', { direct: directMembers, all: members })}` : '';
  return (
    <li ref={ref} className={styles.node}>
      <div className={styles.row}>
        {members > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={text('tree.branch', { account })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRightIcon size={18} />
          </button>
        ) : (
          <span className={styles.leaf} aria-hidden="true" />
        )}
        <span className={styles.who}>
          <button
            type="button"
            className={styles.account}
            data-tree-account
            aria-label={text('show', { account })}
            onClick={() => onShow(row)}
          >
            {account}
          </button>
          <span className={styles.small}>
            {text(isAgent(row) ? 'type.agent' : 'type.player')}
            {sizes}
          </span>
        </span>
        {row.contracts.length > 0 ? <ContractRates contracts={row.contracts} /> : null}
        {row.state === 'closed' ? <StateBadge intl={intl} state={row.state} /> : null}
      </div>
      {isOpen ? <ul className={styles.branch}>{below()}</ul> : null}
    </li>
  );
}
