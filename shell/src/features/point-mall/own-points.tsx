import { NightPanel } from '@portal/shared/ui/brand/night-panel';
import { Button } from '@portal/shared/ui/button';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { useState } from 'react';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { useProtected } from '../../frame/use-protected.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { conversionOf } from './convert/convert.rules.ts';
import { ConvertDialog } from './convert/convert-dialog.tsx';
import styles from './point-mall.module.css';
import { PointSources } from './point-sources.tsx';
import { useOwnPoints } from './use-own-points.ts';
import { usePointConfig } from './use-point-config.ts';
import { usePointWords } from './use-point-words.ts';

/** The member's points, their value, how many are reserved, and their sources. */
export function OwnPoints() {
  const t = useText();
  const words = usePointWords();
  const query = useOwnPoints();
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" className={styles.waiting} />}>
      {({ currentPoints, heldPoints, earned, exchangeRatio }) => (
        <section className={styles.own} aria-label={t('points.current')}>
          <NightPanel className={styles.purse}>
            <span className={styles.purseLabel}>
              <CoinsIcon size={20} />
              {t('points.current')}
            </span>
            <strong className={styles.figure} translate="no">
              {words.points(currentPoints)}
            </strong>
            <span className={styles.purseNote}>
              {t('points.worth', { money: words.money(conversionOf(currentPoints, exchangeRatio, 0).money) })}
              {' · '}
              {t('points.ratio', { ratio: exchangeRatio, money: words.money(100n) })}
            </span>
            {heldPoints > 0 && <span className={styles.purseNote}>{t('points.held', { points: heldPoints })}</span>}
            <div className={styles.purseWays}>
              <ConvertButton owned={currentPoints} />
              <a href="#redeem-history" className={styles.purseLink}>
                {t('points.history')}
              </a>
            </div>
          </NightPanel>
          <PointSources earned={earned} />
        </section>
      )}
    </QueryView>
  );
}

/** Opens the conversion; a member without a payment password is sent to set one. */
function ConvertButton({ owned }: { owned: number }) {
  const t = useText();
  const { host } = usePortal();
  const protect = useProtected();
  const config = usePointConfig().data;
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    config?.hasPaymentPassword ? setIsOpen(true) : host.openOverlay('member-centre', 'securityCenter');
  return (
    <>
      <Button disabled={!config} onClick={() => protect(open)}>
        {t('points.convert')}
      </Button>
      {isOpen && config && <ConvertDialog owned={owned} config={config} onClose={() => setIsOpen(false)} />}
    </>
  );
}
