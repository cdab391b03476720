import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { buttonClass } from '@portal/shared/ui/button';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { memberAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip-strip.module.css';

/** The member's VIP level and what the next one requires; without the level list only the former. */
export function VipStrip() {
  const t = useText();
  const { currencySymbol } = usePortal().host.site;
  const member = useAtomValue(memberAtom);
  const { data } = useCallQuery(listVipLevels, {});
  if (!member) return <div className={styles.vip} aria-hidden="true" />;
  const { rankLevel, labelName } = member.clubLabel;
  const levels = [...(data?.levels ?? [])].sort((a, b) => a.rank - b.rank);
  const next = levels.find(({ rank }) => rank > rankLevel);
  return (
    <section className={styles.vip} aria-labelledby="vip-strip">
      <VipMedal rank={rankLevel} size={72} />
      <div className={styles.vipWords}>
        <h2 id="vip-strip">{t('home.vip', { name: member.nickname || member.account })}</h2>
        <p>{t('home.vip_level', { level: rankLevel, label: labelName })}</p>
        <VipSteps ranks={levels.map(({ rank }) => rank)} rank={rankLevel} />
        {next && (
          <p>
            {t('home.vip_next', { level: next.rank })}{' '}
            <AmountLabel amount={next.validBet} symbol={currencySymbol} className={styles.vipAmount} />
          </p>
        )}
      </div>
      <Link to="/vip" className={buttonClass({ variant: 'secondary' })}>
        {t('home.vip_more')}
      </Link>
    </section>
  );
}

/** A step per level, reached ones filled; the text beside it says the same. */
function VipSteps({ ranks, rank }: { ranks: readonly number[]; rank: number }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {ranks.map((step) => (
        <span key={step} data-reached={step <= rank || undefined} />
      ))}
    </div>
  );
}
