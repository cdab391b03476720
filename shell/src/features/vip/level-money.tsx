import type { VipBenefits } from '@portal/shared/contract/rewards/vip';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import type { ReactNode } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip-gifts.module.css';

/** A level's benefits in money: its gifts, and the best of its rebates. */
export function LevelMoney({ brings }: { brings: VipBenefits }) {
  const t = useText();
  const intl = useIntl();
  const { currencySymbol } = usePortal().host.site;
  const best = Math.max(0, ...brings.rebates.map(({ basisPoints }) => basisPoints));
  const rate = intl.formatNumber(best / 10_000, { style: 'percent', minimumFractionDigits: 2 });
  const amount = (value: string) => <AmountLabel amount={value} symbol={currencySymbol} />;
  return (
    <dl className={styles.facts}>
      {best > 0 && <Fact name={t('vip.best_rebate')}>{rate}</Fact>}
      {brings.upgradeGift !== '0.00' && <Fact name={t('vip.upgrade_gift')}>{amount(brings.upgradeGift)}</Fact>}
      {brings.birthdayGift !== '0.00' && <Fact name={t('vip.birthday_gift')}>{amount(brings.birthdayGift)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
