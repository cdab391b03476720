import { Checkbox, type CheckboxProps } from '@portal/shared/ui/forms/checkbox';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { DialogLink } from '../parts/dialog-link.tsx';

/** Remember me, and the link for a forgotten password; the agent page has neither (docs/product.md 2.3). */
export function RememberOrForgot(field: Omit<CheckboxProps, 'label'>) {
  const t = useText();
  return (
    <div className={styles.between}>
      <Checkbox label={t('login.remember')} {...field} />
      <DialogLink to="forgotPassword" textId="login.forgot" />
    </div>
  );
}
