import { Button } from '@portal/shared/ui/button';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './point-mall.module.css';

/** Explains to a visitor that points need an account. */
export function MallVisitor() {
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
