import { ShieldIcon } from '@portal/shared/ui/icons-status';
import styles from './footer.module.css';

/** A licence: its logo drawn as a seal, and its text. */
export function LicenceBadge({ text, logo }: { text: string; logo: string }) {
  return (
    <span className={styles.badge}>
      <span className={styles.seal} aria-hidden="true">
        <ShieldIcon size={18} />
        {logo.toUpperCase()}
      </span>
      <span>{text}</span>
    </span>
  );
}
