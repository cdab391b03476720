import { loadOffersTexts } from '@portal/shared/i18n/load-offers';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { OwnPoints } from './own-points.tsx';
import styles from './point-mall.module.css';
import { Presents } from './presents/presents.tsx';
import { PointRecords } from './records/point-records.tsx';
import { usePointUpdates } from './use-point-updates.ts';

/** /pointMall: the value of points and, for members, their number and sources. */
export function PointMallPage() {
  return (
    <AreaTexts area={loadOffersTexts} fallback={<Skeleton shape="block" height={320} />}>
      <Mall />
    </AreaTexts>
  );
}

function Mall() {
  const t = useText();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  usePointUpdates();
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('points.title')}</h1>
        <p>{t('points.text')}</p>
      </header>
      {isLoggedIn ? <OwnPoints /> : <MallVisitor />}
      <Presents />
      {isLoggedIn && <PointRecords />}
    </div>
  );
}

/** Explains to a visitor that points need an account. */
function MallVisitor() {
  const t = useText();
  const { host } = usePortal();
  return (
    <section className={styles.visitor} aria-label={t('points.visitor')}>
      <CoinsIcon size={40} />
      <p>{t('points.visitor')}</p>
      <Button variant="primary" onClick={host.openLogin}>
        {t('header.login')}
      </Button>
    </section>
  );
}
