import { useIntl } from '@portal/shared/remote/intl';
import type { CountryChoice } from '@portal/shared/ui/forms/countries/country.rules';
import type { CountryPickerProps } from '@portal/shared/ui/forms/countries/country-picker';

/** The country picker in the language of the page. */
export function useCountryPicker(choice: CountryChoice): CountryPickerProps {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const labels = {
    chosen: (code: string) => text('country.chosen', { code }),
    search: text('country.search'),
    list: text('country.label'),
    none: text('country.none'),
  };
  return { ...choice, locale: intl.locale, labels };
}
