import styles from './country-picker.module.css';
import type { CountryPickerProps } from './country-picker.tsx';
import { CountryPicker } from './country-picker.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type MobileFieldProps = Omit<TextFieldProps, 'prefix' | 'type'> & { picker: CountryPickerProps };

/** A national mobile number behind the dialling code of a country; judge it by `mobileFaultOf`. */
export function MobileField({ picker, ...field }: MobileFieldProps) {
  return (
    <TextField
      {...field}
      className={styles.field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={<CountryPicker {...picker} />}
    />
  );
}
