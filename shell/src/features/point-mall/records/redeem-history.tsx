import { getRedeemPointList } from '@portal/shared/contract/rewards/points';
import { type Redemption, type RedemptionState, redemptionStates } from '@portal/shared/contract/rewards/redemption';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { FormattedTime } from '../../../frame/page-parts/formatted-time.tsx';
import { type TextOf, useText } from '../../../host/use-text.ts';
import { PointRecord } from './point-record.tsx';
import styles from './records.module.css';
import { RedemptionDialog } from './redemption-dialog.tsx';
import { RedemptionState as State } from './redemption-state.tsx';
import { signedPoints } from './signed-points.rules.ts';

/** The member's redemptions by state, newest first; one opens with all its fields (docs/product.md 3). */
export function RedeemHistory() {
  const t = useText();
  const [state, setState] = useState<RedemptionState>();
  const [pageNo, setPageNo] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const query = useCallQuery(getRedeemPointList, { state, pageNo, pageSize: 10 }, { keepPrevious: true });
  const open = query.data?.list.find(({ id }) => id === openId);
  function choose(chosen: RedemptionState | undefined): void {
    setState(chosen);
    setPageNo(1);
  }
  return (
    <>
      <FilterRow label={t('points.state')}>
        {[undefined, ...redemptionStates].map((each) => (
          <Chip key={each ?? 'all'} isChosen={state === each} onClick={() => choose(each)}>
            {each ? t(`points.state.${each}`) : t('common.all')}
          </Chip>
        ))}
      </FilterRow>
      <PointRecord
        caption={t('points.history')}
        columns={columnsOf(t, (redemption) => setOpenId(redemption.id))}
        query={query}
        pageNo={pageNo}
        onPage={setPageNo}
        empty={t(state ? 'points.history_none' : 'points.history_empty')}
        emptyText={t(state ? 'points.history_other' : 'points.history_text')}
      />
      {open && <RedemptionDialog redemption={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

const columnsOf = (t: TextOf, onOpen: (redemption: Redemption) => void): Column<Redemption>[] => [
  {
    id: 'present',
    title: t('points.present'),
    isLead: true,
    cell: (redemption) => (
      <span className={styles.lead}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(redemption)}>
          {redemption.quantity} × {redemption.name}
        </button>
        <FormattedTime at={redemption.appliedAt} />
      </span>
    ),
  },
  { id: 'state', title: t('points.state'), cell: ({ state }) => <State state={state} /> },
  { id: 'changed', title: t('points.changed'), isNumeric: true, cell: (row) => signedPoints(t, row.changedPoints) },
  {
    id: 'balance',
    title: t('points.left'),
    isNumeric: true,
    cell: ({ balance }) => t('points.number', { points: balance }),
  },
];
