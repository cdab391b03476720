import { internationalOrNational } from '@portal/shared/contract/typed/typed-mobile.rules';
import { useCountries } from '@portal/shared/remote/verification/use-countries';
import type { TypedMobile } from '@portal/shared/remote/verification/use-sms-proof';
import { type CountryChoice, mobileFaultOf } from '@portal/shared/ui/forms/countries/country.rules';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';

/** Fields that a form around a verified number may have. */
export interface MobileFields {
  mobileNum: string;
  code: string;
  newPassword: string;
  loginPassword: string;
  ownerCode: string;
  isRemembered: boolean;
}

const nothing = { code: '', newPassword: '', loginPassword: '', ownerCode: '' };

export interface ProvedMobile {
  choice: CountryChoice;
  /** Current number in the form. */
  typed(): TypedMobile;
  judge(text: string): string | true;
}

/** Form state of a mobile number and its code, with the number's country. */
export function useMobile(known: { countryCode?: string; mobileNum: string } = { mobileNum: '' }): {
  form: UseFormReturn<MobileFields>;
  mobile: ProvedMobile;
} {
  const t = useText();
  const choice = useCountries(known.countryCode);
  const { mobileNum } = known;
  const form = useForm<MobileFields>({
    defaultValues: { ...nothing, mobileNum, isRemembered: mobileNum !== '' },
  });
  return {
    form,
    mobile: {
      choice,
      typed() {
        const { country = { countryDialingCode: '' } } = choice;
        const mobileNum = internationalOrNational(form.getValues('mobileNum'), country);
        return { mobileNum, countryDialingCode: country.countryDialingCode };
      },
      judge(text) {
        const fault = mobileFaultOf(text, choice.country);
        return fault ? t(fault.id, fault.values) : true;
      },
    },
  };
}
