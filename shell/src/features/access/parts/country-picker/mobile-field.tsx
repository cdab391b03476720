import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';
import { useText } from '../../../../host/use-text.ts';
import styles from './country-picker.module.css';
import { CountryPicker } from './country-picker.tsx';
import type { CountryChoice } from './use-countries.ts';

export type MobileFieldProps = Omit<TextFieldProps, 'label' | 'prefix' | 'type'> & { choice: CountryChoice };

/** A national mobile number behind the dialling code of a country; judge it by `mobileFaultOf`. */
export function MobileField({ choice, ...field }: MobileFieldProps) {
  const t = useText();
  return (
    <TextField
      {...field}
      className={styles.field}
      label={t('field.mobileNum')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={<CountryPicker {...choice} />}
    />
  );
}
