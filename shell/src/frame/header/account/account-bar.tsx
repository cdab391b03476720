import { trialType } from '@portal/shared/contract/constants';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { DepositIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import { memberAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMemberCentre } from '../../../host/sections.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { useMemberPages } from '../../navigation/use-member-pages.ts';
import { useCentreAhead } from '../use-centre-ahead.ts';
import styles from './account-bar.module.css';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBalance } from './header-balance.tsx';
import { useAvailablePromotions } from './use-available-promotions.ts';

/** Deposit, withdraw, balance, and the member's menu (docs/product.md 2.4). */
export function AccountBar() {
  const t = useText();
  const { host } = usePortal();
  const member = useAtomValue(memberAtom);
  const pages = useMemberPages();
  useAvailablePromotions(member !== undefined && member.type !== trialType);
  const isAvailable = hasMemberCentre(host.site, member?.type);
  useCentreAhead(isAvailable && member !== undefined);
  return (
    <div className={styles.bar}>
      {isAvailable && (
        <div className={styles.money}>
          <Button
            size="small"
            variant="primary"
            icon={<DepositIcon size={18} />}
            onClick={() => host.openOverlay('member-centre', pages.either('depositv2', 'transferFund'))}
          >
            {t('header.deposit')}
          </Button>
          {pages.has('withdraw') && (
            <Button
              size="small"
              icon={<WithdrawIcon size={18} />}
              className={styles.withdraw}
              onClick={() => host.openOverlay('member-centre', 'withdraw')}
            >
              {t('header.withdraw')}
            </Button>
          )}
        </div>
      )}
      <HeaderBalance />
      <AccountMenu />
    </div>
  );
}
