import type { FormField } from '@portal/shared/contract/accounts/registration-form';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/content/site';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { MobileField } from '../../../frame/fields/mobile-field.tsx';
import { useText } from '../../../host/use-text.ts';
import { CaptchaOrProof } from '../parts/captcha-or-proof.tsx';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { patternText } from '../parts/field-fault.rules.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useFaultText } from '../parts/use-fault-text.ts';
import type { Registration } from './use-registration.ts';

type RegistrationInputProps = Omit<TextFieldProps, 'label' | 'prefix' | 'type'> & {
  asked: FormField;
  rule: FieldRule | undefined;
  /** Current value of the field. */
  typed: string;
  account: string | undefined;
  registration: Registration;
};

const secrets: readonly RegistrationField[] = ['confirmPassword', 'paymentPassword'];
/** Fields that show their rule before there is an error. */
const explained: readonly RegistrationField[] = ['username', 'password', 'paymentPassword'];
/** Attributes that help browsers and phones with each field. */
const inputs: Partial<Record<RegistrationField, Omit<TextFieldProps, 'label'>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
};

/** One field of the registration form, with its rule as help while there is no error. */
export function RegistrationInput({ asked, rule, typed, account, registration, ...input }: RegistrationInputProps) {
  const t = useText();
  const faultText = useFaultText();
  const { field, isRequired } = asked;
  const own = { ...inputs[field], ...input, required: isRequired };
  const help = rule && explained.includes(field) ? faultText(patternText(rule)) : undefined;
  const label = isRequired ? t(`field.${field}`) : t('field.optional', { field: t(`field.${field}`) });
  if (field === 'captcha') return <CaptchaOrProof {...own} {...registration.captcha} />;
  if (field === 'mobileNum') return <MobileField {...own} choice={registration.choice} />;
  if (field === 'verificationCode') return <CodeField {...own} {...registration.code} />;
  if (field === 'password')
    return <NewPasswordField {...own} label={label} help={help} typed={typed} {...(account && { account })} />;
  const reveal = { show: t('field.password_show'), hide: t('field.password_hide') };
  return <TextField {...own} label={label} help={help} {...(secrets.includes(field) && { reveal })} />;
}
