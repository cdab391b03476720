import { useIntl } from '@portal/shared/remote/intl';
import { useCountries } from '@portal/shared/remote/verification/use-countries';
import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { NumberCodeField } from '@portal/shared/ui/forms/codes/number-code-field';
import type { MobileFault } from '@portal/shared/ui/forms/countries/country.rules';
import { CodeField, type CodeFieldProps } from './code-field.tsx';
import { useCodeTexts } from './use-code-texts.ts';
import { useCountryPicker } from './use-country-picker.ts';

interface BoundNumberCodeProps extends Omit<CodeFieldProps, 'ask'> {
  sms: SmsProof;
  /** The bound number, masked. */
  hint: string | undefined;
}

const known = { mobileNum: '', countryDialingCode: '' };

/** Sends a code to the bound number, by the platform, which knows it, or by the provider, which is given it. */
export function BoundNumberCode({ sms, hint, ...code }: BoundNumberCodeProps) {
  if (sms.needsNumber) return <ByProvider {...code} sms={sms} hint={hint} />;
  return <CodeField {...code} ask={(place) => sms.send(known, place)} />;
}

function ByProvider({ sms, hint, field, showAtField, label, help }: BoundNumberCodeProps) {
  const intl = useIntl();
  const picker = useCountryPicker(useCountries());
  const { texts, warningOf } = useCodeTexts(label);
  const number = {
    label: intl.formatMessage({ id: 'mobile.label' }),
    help: intl.formatMessage({ id: 'mobile.bound' }, { hint }),
    picker,
    textOf: (fault: MobileFault) => intl.formatMessage(fault, fault.values),
  };
  return (
    <NumberCodeField
      {...field}
      help={help}
      texts={texts}
      number={number}
      onSend={sms.send}
      warningOf={(error) => (showAtField(error) ? undefined : warningOf(error))}
    />
  );
}
