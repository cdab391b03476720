import { useAtomValue } from '@portal/shared/remote/state';
import { Badge } from '@portal/shared/ui/badge';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialog';
import { PhoneIcon } from '@portal/shared/ui/icons-media';
import { CoinsIcon } from '@portal/shared/ui/icons-money';
import { HomeIcon } from '@portal/shared/ui/icons-navigation';
import { InfoIcon, LockIcon } from '@portal/shared/ui/icons-status';
import offer from '../../frame/offer-card.module.css';
import { useProtected } from '../../frame/use-protected.ts';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { EnoughPoints } from './enough-points.tsx';
import styles from './point-mall.module.css';
import { PresentPicture } from './present-picture.tsx';
import type { Present } from './presents.rules.ts';

const needs = [
  ['password', LockIcon],
  ['address', HomeIcon],
  ['mobile', PhoneIcon],
] as const;

export interface PresentDialogProps {
  present: Present;
  owned: number | undefined;
  onClose(): void;
}

/** One present: what it is, what it takes, and what redeeming will ask for (specification 5). */
export function PresentDialog({ present, owned, onClose }: PresentDialogProps) {
  const t = useText();
  const { name, type, points, description } = present;
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('common.close')}>
      <div className={styles.detail}>
        <PresentPicture present={present} className={styles.detailArt} />
        <p className={styles.price}>
          <CoinsIcon size={20} />
          {t('points.price', { points })}
          <Badge>{t(`points.type.${type}`)}</Badge>
        </p>
        {owned !== undefined && <EnoughPoints present={present} owned={owned} />}
        <p>{description}</p>
        <h3>{t('points.needs')}</h3>
        <ul className={styles.needs}>
          {needs.map(([need, Icon]) => (
            <li key={need}>
              <Icon size={20} />
              {t(`points.need_${need}`)}
            </li>
          ))}
        </ul>
        <p className={offer.note}>
          <InfoIcon size={20} />
          <span>{t('points.not_open_yet')}</span>
        </p>
        <WayOn onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** What can be done today: log in, or have password and number ready. */
function WayOn({ onClose }: { onClose(): void }) {
  const t = useText();
  const { host } = usePortal();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const protect = useProtected();
  if (!isLoggedIn)
    return (
      <Button variant="primary" size="large" wide onClick={host.openLogin}>
        {t('points.log_in')}
      </Button>
    );
  const prepare = () =>
    protect(() => {
      onClose();
      host.openOverlay('member-centre', 'securityCenter');
    });
  return (
    <Button size="large" wide onClick={prepare}>
      {t('points.prepare')}
    </Button>
  );
}
