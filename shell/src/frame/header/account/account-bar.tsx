import { trialType } from '@portal/shared/contract/constants';
import { listPromotions, type Promotion } from '@portal/shared/contract/rewards/promotions';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useAtomValue, useSetAtom } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { DepositIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import { useEffect } from 'react';
import { availablePromotionsAtom, memberAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMemberCentre } from '../../../host/sections.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { useMemberPages } from '../../navigation/use-member-pages.ts';
import { useCentreAhead } from '../use-centre-ahead.ts';
import styles from './account-bar.module.css';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBalance } from './header-balance.tsx';

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

const isAvailable = ({ state, obstacle }: Promotion) => !obstacle && (state === 'join' || state === 'claim');

/** Counts the promotions that the member can join or claim now, and follows live events. */
function useAvailablePromotions(isMember: boolean): void {
  const { events } = useHost();
  const cache = useQueryClient();
  const setCount = useSetAtom(availablePromotionsAtom);
  const { data } = useCallQuery(listPromotions, {}, { enabled: isMember });
  const count = isMember ? (data?.promotions.filter(isAvailable).length ?? 0) : 0;
  useEffect(() => setCount(count), [setCount, count]);
  useEffect(
    () =>
      events.on('rewards-changed', (what) => {
        if (what === 'promotions') void cache.invalidateQueries({ queryKey: [listPromotions.path] });
      }),
    [events, cache],
  );
}
