import { localeByLanguage } from '@portal/shared/contract/game-types';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import type { CountryChoice } from '@portal/shared/ui/country.rules';
import { MobileField as Field } from '@portal/shared/ui/mobile-field';
import type { TextFieldProps } from '@portal/shared/ui/text-field';
import { useText } from '../../../../host/use-text.ts';

export type MobileFieldProps = Omit<TextFieldProps, 'label' | 'prefix' | 'type'> & { choice: CountryChoice };

/** The mobile field of the access forms; judge it by `mobileFaultOf` of shared/ui. */
export function MobileField({ choice, ...field }: MobileFieldProps) {
  const t = useText();
  const locale = localeByLanguage[useReadable(useHost().language)];
  const labels = {
    chosen: (code: string) => t('country.chosen', { code }),
    search: t('country.search'),
    list: t('country.label'),
    none: t('country.none'),
  };
  return <Field {...field} label={t('field.mobileNum')} picker={{ ...choice, locale, labels }} />;
}
