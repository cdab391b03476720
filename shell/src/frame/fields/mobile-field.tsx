import type { CountryChoice } from '@portal/shared/ui/forms/countries/country.rules';
import { MobileField as Field } from '@portal/shared/ui/forms/countries/mobile-field';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useText } from '../../host/use-text.ts';
import { useCountryPicker } from './use-country-picker.ts';

type MobileFieldProps = Omit<TextFieldProps, 'label' | 'prefix' | 'type'> & { choice: CountryChoice };

/** The mobile field of the access forms; validate it with `mobileFaultOf` of shared/ui. */
export function MobileField({ choice, ...field }: MobileFieldProps) {
  const t = useText();
  return <Field {...field} label={t('field.mobileNum')} picker={useCountryPicker(choice)} />;
}
