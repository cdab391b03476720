import type { SiteInfo } from '@portal/shared/contract/system/get-status';
import { LicenceBadge } from '@portal/shared/ui/licence-badge';
import styles from './footer.module.css';

/** The licences of the setting, each as its sign and its text. */
export function LicenceBadges({ licences }: Pick<SiteInfo, 'licences'>) {
  return (
    <ul className={styles.badges}>
      {licences.map(({ text, logo }) => (
        <li key={logo + text}>
          <LicenceBadge code={logo} label={text} />
        </li>
      ))}
    </ul>
  );
}
