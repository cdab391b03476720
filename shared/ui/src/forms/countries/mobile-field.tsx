import { TextField, type TextFieldProps } from '../text-field.tsx';
import { countryTyped } from './country.rules.tsx';
import styles from './country-picker.module.css';
import type { CountryPickerProps } from './country-picker.tsx';
import { CountryPicker } from './country-picker.tsx';

export type MobileFieldProps = Omit<TextFieldProps, 'prefix' | 'type'> & { picker: CountryPickerProps };

/** A mobile number behind the dialling code of a country; a code typed before it is chosen. Judge it by `mobileFaultOf`. */
export function MobileField({ picker, ...field }: MobileFieldProps) {
  const { countries, country, onCountry } = picker;
  return (
    <TextField
      {...field}
      className={styles.field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      onChange={(event) => {
        const typed = countryTyped(event.target.value, countries, country);
        if (typed && typed !== country) onCountry(typed);
        field.onChange?.(event);
      }}
      prefix={<CountryPicker {...picker} />}
    />
  );
}
