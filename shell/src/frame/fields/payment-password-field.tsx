import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useText } from '../../host/use-text.ts';
import { SecretField } from './secret-field.tsx';

/** The six digits required before money or points leave; its texts are those of the access dialogs. */
export function PaymentPasswordField(field: Omit<TextFieldProps, 'label' | 'reveal' | 'autoComplete'>) {
  const t = useText();
  return <SecretField {...field} label={t('field.paymentPassword')} inputMode="numeric" autoComplete="off" />;
}
