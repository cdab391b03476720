import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { LockIcon } from '@portal/shared/ui/icons/status';
import offer from '../../../frame/page-parts/offer-card.module.css';
import { useProtected } from '../../../frame/use-protected.ts';
import { isLoggedInAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../point-mall.module.css';
import type { PointConfig } from '../use-point-config.ts';
import { EnoughPoints } from './enough-points.tsx';
import { PresentPicture } from './present-picture.tsx';
import { type Present, pointsMissing } from './presents.rules.ts';
import { StockLeft } from './stock-left.tsx';

interface PresentDetailProps {
  present: Present;
  owned: number;
  config: PointConfig | undefined;
  onRedeem(): void;
  onClose(): void;
}

/** A present: description, price, stock, and the button to redeem it. */
export function PresentDetail({ present, owned, config, onRedeem, onClose }: PresentDetailProps) {
  const t = useText();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const { type, points, description } = present;
  return (
    <div className={styles.detail}>
      <PresentPicture present={present} className={styles.detailArt} />
      <div className={styles.price}>
        <CoinsIcon size={20} />
        {t('points.price', { points })}
        <Badge>{t(`points.type.${type}`)}</Badge>
        <StockLeft present={present} />
      </div>
      {isLoggedIn && <EnoughPoints present={present} owned={owned} />}
      <p>{description}</p>
      {isLoggedIn ? <WayOn {...{ present, owned, config, onRedeem, onClose }} /> : <LogIn />}
    </div>
  );
}

function LogIn() {
  const t = useText();
  const { host } = usePortal();
  return (
    <Button variant="primary" size="large" wide onClick={host.openLogin}>
      {t('points.log_in')}
    </Button>
  );
}

/** The redeem button, or what prevents it. */
function WayOn({ present, owned, config, onRedeem, onClose }: PresentDetailProps) {
  const t = useText();
  const { host } = usePortal();
  const protect = useProtected();
  const isThere = present.stock !== 0 && pointsMissing(present, owned) === 0;
  const prepare = () =>
    protect(() => {
      onClose();
      host.openOverlay('member-centre', 'securityCenter');
    });
  if (isThere && config && !config.hasPaymentPassword)
    return (
      <>
        <p className={offer.note}>
          <LockIcon size={20} />
          <span>{t('points.password_needed')}</span>
        </p>
        <Button variant="primary" size="large" wide onClick={prepare}>
          {t('points.prepare')}
        </Button>
      </>
    );
  return (
    <Button variant="primary" size="large" wide disabled={!isThere} onClick={() => protect(onRedeem)}>
      {t(present.stock === 0 ? 'points.sold_out' : 'points.redeem')}
    </Button>
  );
}
