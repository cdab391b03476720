import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useCentrePages } from '../../parts/centre-pages.ts';
import type { UplineTerms } from './upline-terms.ts';

export type Block = UplineTerms['blockedBy'][number];

/** Pages that remove an obstacle; for others only customer service or play helps. */
const pageOf: Readonly<Partial<Record<Block, string>>> = {
  payment_password_missing: 'securityCenter',
  upline_withdrawal_open: 'withdraw',
  upline_debt: 'depositv2',
};

interface Way {
  label: string;
  go: () => void;
}

/** Link that removes an obstacle; undefined if only time helps or the menu lacks the page. */
export function useUplineWays() {
  const host = useHost();
  const intl = useIntl();
  const pages = useCentrePages();
  const leave = (to: string) => {
    host.closeOverlay();
    host.navigate(to);
  };
  return (block: Block): Way | undefined => {
    const page = pageOf[block];
    if (page)
      return pages.has(page)
        ? { label: intl.formatMessage({ id: `page.${page}` }), go: () => pages.open(page) }
        : undefined;
    if (block === 'upline_transfers_of_day') return undefined;
    const [way, to] = block === 'upline_turnover_missing' ? ['play', '/rng'] : ['support', '/support'];
    return { label: intl.formatMessage({ id: `withdraw.way.${way}` }), go: () => leave(to) };
  };
}
