import { cx } from '@portal/shared/ui/cx';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useText } from '../../../host/use-text.ts';
import styles from './new-password-field.module.css';
import { strengthOf } from './strength.rules.ts';

type NewPasswordFieldProps = Omit<TextFieldProps, 'reveal'> & {
  /** Current value of the field. */
  typed: string;
  /** The name that the password must not contain. */
  account?: string;
};

/** Field for a new password, with show/hide and its strength in words and four bars. */
export function NewPasswordField({ typed, account, help, ...field }: NewPasswordFieldProps) {
  const t = useText();
  const strength = strengthOf(typed.trim(), account);
  const hint = strength > 0 && (
    <span className={cx(styles.strength, styles[`level${strength}`])}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {t('strength.label', { level: t(`strength.level${strength}`) })}
    </span>
  );
  return (
    <TextField
      {...field}
      autoComplete="new-password"
      help={hint || help}
      reveal={{ show: t('field.password_show'), hide: t('field.password_hide') }}
    />
  );
}
