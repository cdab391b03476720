import { FormattedMessage } from '@portal/shared/remote/intl';
import { WarnIcon } from '@portal/shared/ui/icons/frame';
import type { Choice } from './choice.rules.ts';
import styles from './lottery-page.module.css';

/** Why the address's selection is not available. The lobby is shown below it. */
export function ChoiceNotice({ choice }: { choice: Choice }) {
  if (choice.kind === 'none' || choice.kind === 'game') return null;
  return (
    <p className={styles.notice} role="alert">
      <WarnIcon size={20} />
      <FormattedMessage id={`choice.${choice.kind}`} />
    </p>
  );
}
