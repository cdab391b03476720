import { vipServiceAboveRank } from '@portal/shared/contract/constants';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { CrownIcon } from '@portal/shared/ui/icons-money';
import page from '../../frame/page.module.css';
import { isLoggedInAtom, memberAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Text id of the service a level reaches today: no channel is named that the operator has not set up. */
function serviceOf(level: number, services: readonly { csType: string }[]): string {
  const has = (wanted: string) => services.some(({ csType }) => csType === wanted);
  if (level > vipServiceAboveRank && has('VIP')) return 'vip.service';
  return services.length > 0 ? 'side.chat' : 'help.title';
}

/** /vip: the levels, where the member stands, and who serves whom. */
export function VipPage() {
  const t = useText();
  const { host, openSupport } = usePortal();
  const member = useAtomValue(memberAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const rank = member?.clubLabel.rankLevel;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('vip.title')}</h1>
        <p>{t('vip.text', { level: vipServiceAboveRank })}</p>
      </header>
      <section className={styles.own} aria-label={t('vip.own')}>
        <CrownIcon size={40} />
        <p>
          {member
            ? t('home.vip_level', { level: member.clubLabel.rankLevel, label: member.clubLabel.labelName })
            : t('vip.visitor')}
        </p>
        {isLoggedIn ? (
          <Button onClick={openSupport}>{t((rank ?? 0) > vipServiceAboveRank ? 'vip.service' : 'side.chat')}</Button>
        ) : (
          <Button variant="primary" onClick={host.openLogin}>
            {t('header.login')}
          </Button>
        )}
      </section>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <li key={level} className={styles.level} aria-current={level === rank ? 'step' : undefined}>
            <CrownIcon size={28} />
            <strong>{t('header.vip', { level })}</strong>
            <span className={page.muted}>{t('vip.asks', { level })}</span>
            <ul className={styles.brings}>
              <li>{t('vip.badge', { level })}</li>
              <li>{t(serviceOf(level, host.site.customerService))}</li>
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
