import { vipServiceAboveRank } from '@portal/shared/contract/constants';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { memberAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';

/** Dedicated customer service above rank 4 (docs/product.md 6); hidden if it is not configured. */
export function VipService() {
  const t = useText();
  const { host, openSupport } = usePortal();
  const rank = useAtomValue(memberAtom)?.clubLabel.rankLevel ?? 0;
  if (!host.site.customerService.some(({ csType }) => csType === 'VIP')) return null;
  const isServed = rank > vipServiceAboveRank;
  return (
    <section className={styles.service} aria-labelledby="vip-service">
      <ChatIcon size={40} />
      <div className={styles.serviceWords}>
        <h2 id="vip-service">{t('vip.service')}</h2>
        <p>{t(isServed ? 'vip.service_yours' : 'vip.service_from', { level: vipServiceAboveRank + 1 })}</p>
      </div>
      {isServed && (
        <Button variant="primary" onClick={openSupport}>
          {t('vip.service_open')}
        </Button>
      )}
    </section>
  );
}
