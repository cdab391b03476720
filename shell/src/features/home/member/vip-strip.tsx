import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { getVipProgress } from '@portal/shared/contract/rewards/vip';
import { useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { rankProgressOf } from '@portal/shared/remote/rewards/rank-progress.rules';
import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { buttonClass } from '@portal/shared/ui/button';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { useMoneyText } from '../../../frame/page-parts/use-money-text.ts';
import { memberAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import styles from './vip-strip.module.css';

const progressCalls = [getVipProgress];

/** The member's VIP level, the bets so far and what is missing to the next one; without progress only the level. */
export function VipStrip() {
  const t = useText();
  const member = useAtomValue(memberAtom);
  useRefreshOn('round-closed', progressCalls);
  const levels = useCallQuery(listVipLevels, {}).data?.levels;
  const validBet = useCallQuery(getVipProgress, {}, { keepPrevious: true, enabled: member !== undefined }).data
    ?.validBet;
  if (!member) return <div className={styles.vip} aria-hidden="true" />;
  const { rankLevel, labelName } = member.clubLabel;
  return (
    <section className={styles.vip} aria-labelledby="vip-strip">
      <VipMedal rank={rankLevel} size={72} />
      <div className={styles.vipWords}>
        <h2 id="vip-strip">{t('home.vip', { name: member.nickname || member.account })}</h2>
        <p>{t('home.vip_level', { level: rankLevel, label: labelName })}</p>
        <div className={styles.way}>
          {levels && validBet !== undefined && <WayToNext levels={levels} rank={rankLevel} validBet={validBet} />}
        </div>
      </div>
      <Link to="/vip" className={buttonClass({ variant: 'secondary' })}>
        {t('home.vip_more')}
      </Link>
    </section>
  );
}

interface WayToNextProps {
  levels: readonly { rank: number; name: string; validBet: string }[];
  rank: number;
  /** Amount text. */
  validBet: string;
}

function WayToNext({ levels, rank, validBet }: WayToNextProps) {
  const t = useText();
  const money = useMoneyText();
  const { next, percent, missing } = rankProgressOf(levels, rank, validBet);
  if (!next) return <p>{t('home.vip_top')}</p>;
  // A level that requires nothing comes with the first bet that counts.
  if (Number(next.validBet) === 0) return <p className={styles.missing}>{t('home.vip_first', { level: next.rank })}</p>;
  return (
    <>
      <p className={styles.missing}>
        {missing === undefined
          ? t('home.vip_reached', { level: next.rank })
          : t('home.vip_missing', { amount: money(missing), level: next.rank })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p>{t('home.vip_so_far', { amount: money(validBet), goal: money(next.validBet) })}</p>
    </>
  );
}
