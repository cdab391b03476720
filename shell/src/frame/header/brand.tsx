import { Link } from '@portal/shared/remote/router';
import { Logo } from '@portal/shared/ui/brand/logo';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './brand.module.css';

/** Logo and name; links to home. */
export function Brand() {
  const t = useText();
  const { host } = usePortal();
  const { brandName } = host.site;
  return (
    <Link to="/" className={styles.brand} aria-label={t('header.home_of', { brand: brandName })}>
      <Logo name={brandName} />
    </Link>
  );
}
