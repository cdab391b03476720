import { type FormField, formFields } from '@portal/shared/contract/accounts/registration-form';
import { internationalOrNational } from '@portal/shared/contract/typed/typed-mobile.rules';
import { sendRegistrationCode } from '@portal/shared/contract/verification/codes';
import { useCountries } from '@portal/shared/remote/verification/use-countries';
import { mobileFaultOf } from '@portal/shared/ui/forms/countries/country.rules';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useFaultText } from '../parts/use-fault-text.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { referralCodeOf } from './referral-code.rules.ts';
import { faultOf } from './registration.rules.ts';
import type { RegistrationOptions } from './registration-options.ts';
import type { RegistrationValues } from './submission.rules.ts';

/** Form state of the fields, validated by the server's rules, with the number's country and code. */
export function useRegistrationFields({ method, settings }: RegistrationOptions) {
  const faultText = useFaultText();
  const { host } = usePortal();
  const choice = useCountries();
  const { rules, flags } = settings;
  const fields = formFields(method, rules, { flags, toggles: host.site.toggles });
  const form = useForm<RegistrationValues>({
    defaultValues: { isAgreed: settings.termsTicked, affiliateCode: referralCodeOf(location) ?? '' },
  });
  const countryDialingCode = choice.country?.countryDialingCode ?? '';
  const sms = useSmsProof(({ mobileNum }, humanVerification) =>
    host.call(sendRegistrationCode, {
      mobileNo: mobileNum,
      countryDialingCode,
      ...(humanVerification && { humanVerification }),
    }),
  );
  const typedNumber = () =>
    internationalOrNational(form.getValues('mobileNum') ?? '', choice.country ?? { countryDialingCode });
  function judge(asked: FormField, values: RegistrationValues): string | true {
    const isTypedNumber = asked.field === 'mobileNum' && Boolean(values.mobileNum?.trim());
    const wrongNumber = isTypedNumber ? mobileFaultOf(values.mobileNum ?? '', choice.country) : undefined;
    const fault = wrongNumber ?? faultOf(asked, values, rules);
    return fault ? faultText(fault) : true;
  }
  /** Validates a field when it is left; an empty one waits for the button. */
  function judgeIfTyped(field: FormField['field']): void {
    if (form.getValues(field)?.trim()) void form.trigger(field);
  }
  return {
    form,
    fields,
    choice,
    countryDialingCode,
    sms,
    has: (name: FormField['field']) => fields.some(({ field }) => field === name),
    code: {
      isReady: () => form.trigger('mobileNum', { shouldFocus: true }),
      onSend: (place: HTMLElement) => sms.send({ mobileNum: typedNumber(), countryDialingCode }, place),
    },
    register: (asked: FormField) =>
      form.register(asked.field, {
        validate: (_: unknown, values: RegistrationValues) => judge(asked, values),
        // A marked field is validated while typing; leaving it must not clear the server's message.
        onBlur: () => {
          if (!form.getFieldState(asked.field).invalid) judgeIfTyped(asked.field);
        },
        onChange: () => {
          if (form.getFieldState(asked.field).invalid) void form.trigger(asked.field);
          // The repeat is validated again when the password changes.
          if (asked.field === 'password') judgeIfTyped('confirmPassword');
        },
      }),
  };
}
