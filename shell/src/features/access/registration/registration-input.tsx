import type { FieldRule, RegistrationField } from '@portal/shared/contract/system/get-register-settings';
import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';
import { useText } from '../../../host/use-text.ts';
import { CaptchaField, type CaptchaFieldProps } from '../parts/captcha-field.tsx';

export type RegistrationInputProps = Omit<TextFieldProps, 'label'> & {
  field: RegistrationField;
  isRequired: boolean;
  rule: FieldRule | undefined;
  captcha: Pick<CaptchaFieldProps, 'round' | 'onImage'>;
};

const secrets: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];
/** What browsers and phones need to help with each field. */
const inputs: Partial<Record<RegistrationField, Omit<TextFieldProps, 'label'>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name' },
  mobileNum: { autoComplete: 'tel-national', type: 'tel' },
  email: { autoComplete: 'email', type: 'email' },
};

/** One field of the registration form, with its bounds as help while nothing is wrong. */
export function RegistrationInput({ field, isRequired, rule, captcha, ...input }: RegistrationInputProps) {
  const t = useText();
  if (field === 'captcha') return <CaptchaField {...input} {...captcha} />;
  const hasBounds = rule && (field === 'username' || field === 'password') && rule.minLength > 0;
  return (
    <TextField
      {...inputs[field]}
      {...input}
      label={isRequired ? t(`field.${field}`) : t('field.optional', { field: t(`field.${field}`) })}
      required={isRequired}
      help={hasBounds ? t('rule.length_help', { min: rule.minLength, max: rule.maxLength }) : undefined}
      reveal={secrets.includes(field) ? { show: t('field.password_show'), hide: t('field.password_hide') } : undefined}
    />
  );
}
