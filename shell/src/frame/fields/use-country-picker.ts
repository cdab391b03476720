import { localeByLanguage } from '@portal/shared/contract/game-types';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import type { CountryChoice } from '@portal/shared/ui/forms/countries/country.rules';
import type { CountryPickerProps } from '@portal/shared/ui/forms/countries/country-picker';
import { useText } from '../../host/use-text.ts';

/** The country picker of the access forms in the language of the page. */
export function useCountryPicker(choice: CountryChoice): CountryPickerProps {
  const t = useText();
  const locale = localeByLanguage[useReadable(useHost().language)];
  const labels = {
    chosen: (code: string) => t('country.chosen', { code }),
    search: t('country.search'),
    list: t('country.label'),
    none: t('country.none'),
  };
  return { ...choice, locale, labels };
}
