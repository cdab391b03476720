import { useAtomValue } from '@portal/shared/remote/state';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { HeroArt } from '@portal/shared/ui/brand/hero-art';
import { Button } from '@portal/shared/ui/button';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { isLoggedInAtom, memberAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';
import { levelAfter, levelOf, type VipLevel } from './vip-levels.rules.ts';
import { VipProgress } from './vip-progress.tsx';

/**
 * Head of the page: the member's level and what the next one requires, or what a visitor gains. `levels` are absent while
 * they load.
 */
export function VipOwn({ levels }: { levels: readonly VipLevel[] | undefined }) {
  const t = useText();
  const { host } = usePortal();
  const member = useAtomValue(memberAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const { rankLevel: rank, labelName } = member?.clubLabel ?? { rankLevel: 10, labelName: '' };
  const own = member && levels && levelOf(levels, rank);
  return (
    <header className={styles.own}>
      <HeroArt group="vip" className={styles.ownArt} />
      <VipMedal rank={rank} size={120} className={styles.ownMedal} />
      <div className={styles.ownWords}>
        <h1>{t('vip.title')}</h1>
        {member ? (
          <>
            <div className={styles.ownLevel}>
              {own ? t('vip.you_are', { level: rank, label: own.name }) : rank > 0 ? labelName : t('vip.start')}
            </div>
            {!levels && <Skeleton shape="block" className={styles.nextWaiting} />}
            {levels && levels.length > 0 && <NextLevel next={levelAfter(levels, rank)} />}
          </>
        ) : (
          <p>{t('vip.text')}</p>
        )}
        {!isLoggedIn && (
          <Button variant="primary" size="large" onClick={host.openLogin}>
            {t('vip.log_in')}
          </Button>
        )}
      </div>
    </header>
  );
}

function NextLevel({ next }: { next: VipLevel | undefined }) {
  const t = useText();
  const { currencySymbol } = usePortal().host.site;
  if (!next) return <p>{t('vip.top')}</p>;
  return (
    <div className={styles.next}>
      <VipMedal rank={next.rank} size={36} />
      <div className={styles.nextWords}>
        <p>
          {t('vip.next', { level: next.rank, label: next.name })}{' '}
          <AmountLabel amount={next.validBet} symbol={currencySymbol} className={styles.nextAmount} />
        </p>
        <VipProgress next={next} />
      </div>
    </div>
  );
}
