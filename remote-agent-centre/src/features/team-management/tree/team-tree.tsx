import type { Downline } from '@portal/shared/contract/agents/downlines';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { TeamIcon } from '@portal/shared/ui/icons/navigation';
import styles from './tree.module.css';
import { TreeBranch } from './tree-branch.tsx';

/** The team as a tree: direct downlines first, each expandable to its own team. */
export function TeamTree({ onShow }: { onShow: (row: Downline) => void }) {
  const intl = useIntl();
  const own = useReadable(useHost().member)?.account;
  return (
    <div className={styles.tree}>
      <p className={styles.root}>
        <TeamIcon size={20} />
        <strong>{own}</strong>
        <span className={styles.small}>
          <FormattedMessage id="team.path.own" />
        </span>
      </p>
      <ul className={styles.branch} aria-label={intl.formatMessage({ id: 'downlines.scope.tree' })}>
        <TreeBranch onShow={onShow} />
      </ul>
    </div>
  );
}
