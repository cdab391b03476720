import { Link } from '@portal/shared/remote/router';
import { Logo } from '@portal/shared/ui/brand/logo';
import { LanguageMenu } from '../../frame/header/language-menu.tsx';
import { ThemeSwitch } from '../../frame/header/theme-switch.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';

/** /helpmc has no header, so this offers language, theme and a link home. */
export function PlainHead() {
  const t = useText();
  const { brandName } = usePortal().host.site;
  return (
    <div className={styles.plainHead}>
      <Link to="/" aria-label={t('help.back', { brand: brandName })} className={styles.plainBrand}>
        <Logo name={brandName} />
      </Link>
      <div className={styles.plainTools}>
        <LanguageMenu />
        <ThemeSwitch />
      </div>
    </div>
  );
}
