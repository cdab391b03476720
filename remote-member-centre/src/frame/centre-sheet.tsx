import type { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { OverlaySheet } from '@portal/shared/ui/dialogs/overlay-sheet';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { GiftIcon, PersonIcon, ReceiptIcon, ShareIcon, WalletIcon } from '@portal/shared/ui/icons/frame';
import { MailIcon } from '@portal/shared/ui/icons/media';
import {
  ChartIcon,
  CoinsIcon,
  DepositIcon,
  PercentIcon,
  TransferIcon,
  TrendIcon,
  TrophyIcon,
  WithdrawIcon,
} from '@portal/shared/ui/icons/money';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType, ReactNode } from 'react';
import { HeldAmount } from '../parts/amounts/held-amount.tsx';
import styles from './member-head.module.css';

type MenuItem = CallOutput<typeof getMemberMenu>['items'][number];

interface CentreSheetProps {
  items: MenuItem[];
  page?: string;
  onPage: (page: string | undefined) => void;
  children: ReactNode;
}

/** The sheet of the member centre: menu with red counts on the left, the page on the right. */
export function CentreSheet({ items, page, onPage, children }: CentreSheetProps) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const sheetPages = items.map((item) => ({
    id: item.page,
    label: pageLabel(intl, item.page),
    icon: <MenuIcon page={item.page} />,
    badge: <CountBadge count={item.count} label={text('menu.count', { count: item.count })} />,
  }));
  return (
    <OverlaySheet
      isOpen
      onClose={() => host.closeOverlay()}
      title={text('centre.title')}
      header={<MemberHead />}
      pages={sheetPages}
      pageId={page}
      onPage={onPage}
      labels={{ close: text('centre.close'), back: text('centre.back'), menu: text('centre.menu') }}
    >
      {children}
    </OverlaySheet>
  );
}

/** Label of a menu item; a page these texts do not know is named by its code. */
function pageLabel(intl: ReturnType<typeof useIntl>, page: string): string {
  const id = `page.${page}`;
  return id in intl.messages ? intl.formatMessage({ id }) : page;
}

function MemberHead() {
  const host = useHost();
  const member = useReadable(host.member);
  const balance = useReadable(host.balance);
  return (
    <div className={styles.head}>
      <span className={styles.name}>{member?.nickname}</span>
      {balance === undefined ? null : <HeldAmount amount={balance} />}
    </div>
  );
}

const icons: Readonly<Record<string, ComponentType>> = {
  securityCenter: PersonIcon,
  transferFund: WalletIcon,
  depositv2: DepositIcon,
  withdraw: WithdrawIcon,
  transferUpline: TransferIcon,
  personalHistoryCopy: ReceiptIcon,
  transactionHistory: ChartIcon,
  personalProfit: TrendIcon,
  bonusDetails: CoinsIcon,
  rewardCenter: GiftIcon,
  referral: ShareIcon,
  missionLeaderboard: TrophyIcon,
  messageV2: MailIcon,
  manualRebate: PercentIcon,
};

function MenuIcon({ page }: { page: string }) {
  const Icon = icons[page] ?? SparkIcon;
  return <Icon />;
}
