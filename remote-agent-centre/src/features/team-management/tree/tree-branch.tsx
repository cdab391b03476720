import { type Downline, listDownlines } from '@portal/shared/contract/agents/downlines';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useEffect, useRef, useState } from 'react';
import { rowsPerPage } from '../../../parts/use-team-filter.ts';
import styles from './tree.module.css';
import { TreeNode } from './tree-node.tsx';

interface TreeBranchProps {
  /** Absent for direct downlines of the viewer. */
  parent?: string;
  pageNo?: number;
  onShow: (row: Downline) => void;
}

/** Direct downlines of an account, page by page; further pages are appended. */
export function TreeBranch({ parent, pageNo = 1, onShow }: TreeBranchProps) {
  const [hasMore, setHasMore] = useState(false);
  const first = useRef<HTMLLIElement>(null);
  const asked = { ...(parent && { parent }), scope: 'direct' as const, pageNo, pageSize: rowsPerPage };
  const branch = useCallQuery(listDownlines, asked);
  const { data } = branch;
  const isNext = pageNo > 1 && data !== undefined;
  // The pressed button is gone, so the first new row gets the focus.
  useEffect(() => {
    if (isNext) first.current?.querySelector<HTMLElement>('[data-tree-account]')?.focus();
  }, [isNext]);
  if (branch.isError)
    return (
      <li>
        <Failed titleId="team.failed.title" query={branch} />
      </li>
    );
  if (!data)
    return (
      <li className={styles.waiting} aria-busy="true">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </li>
    );
  const left = data.found - pageNo * rowsPerPage;
  return (
    <>
      {data.list.map((row, at) => (
        <TreeNode
          key={row.account}
          ref={at === 0 ? first : undefined}
          row={row}
          onShow={onShow}
          below={() => <TreeBranch parent={row.account} onShow={onShow} />}
        />
      ))}
      {data.list.length === 0 && pageNo === 1 ? (
        <li className={styles.small}>
          <FormattedMessage id="downlines.none" />
        </li>
      ) : null}
      {pageNo >= data.totalPages ? null : hasMore ? (
        <TreeBranch {...(parent && { parent })} pageNo={pageNo + 1} onShow={onShow} />
      ) : (
        <li className={styles.more}>
          <Button size="small" onClick={() => setHasMore(true)}>
            <FormattedMessage id="downlines.tree.more" values={{ count: left }} />
          </Button>
        </li>
      )}
    </>
  );
}
