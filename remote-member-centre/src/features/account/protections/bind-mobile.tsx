import { bindMobile } from '@portal/shared/contract/accounts/security';
import { internationalOrNational } from '@portal/shared/contract/typed/typed-mobile.rules';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { contactFieldOf } from '@portal/shared/remote/verification/contact-refusals.rules';
import { expectedProof, noProof, proofRefusals } from '@portal/shared/remote/verification/owner-proof.rules';
import { useCountries } from '@portal/shared/remote/verification/use-countries';
import { useSmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { mobileFaultOf } from '@portal/shared/ui/forms/countries/country.rules';
import { MobileField } from '@portal/shared/ui/forms/countries/mobile-field';
import { CodeField } from '../../../parts/forms/code-field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import { useCountryPicker } from '../../../parts/forms/use-country-picker.ts';
import { OwnerProof } from '../../../parts/owner/owner-proof.tsx';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { useProof } from '../../../parts/owner/use-proof.ts';
import { useProtected } from '../../../parts/owner/use-protected.ts';

/** Binds or replaces a mobile number by a code sent to it. */
export function BindMobile({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const proof = useProof(expectedProof(security));
  const choice = useCountries();
  const picker = useCountryPicker(choice);
  const sms = useSmsProof({
    sendByPlatform: (number) => host.call(sendOwnSmsCode, { purpose: 'bind_mobile', ...number }),
    notAsked: intl.formatMessage({ id: 'rule.code' }),
  });
  const text = (id: string) => intl.formatMessage({ id });
  const countryDialingCode = choice.country?.countryDialingCode ?? '';
  const numberFault = (mobileNum: string) => {
    const fault = mobileFaultOf(mobileNum, choice.country);
    return fault && intl.formatMessage(fault, fault.values);
  };
  const numberOf = (typed: string) => internationalOrNational(typed, choice.country ?? { countryDialingCode });
  const use = useForm({
    initial: { mobileNum: '', verificationCode: '', ...noProof },
    check: (values) => ({
      mobileNum: numberFault(values.mobileNum),
      verificationCode: checks.filled(values.verificationCode),
      ...proof.check(values),
    }),
    async send(values) {
      const mobileNum = numberOf(values.mobileNum);
      const bound = await proof.sending(values, async (owner) => {
        const { verificationCode, firebaseIdToken: token } = await sms.proofOf(values.verificationCode);
        const number = { mobileNum, countryDialingCode, verificationCode, ...(token && { mobileIdToken: token }) };
        return host.call(bindMobile, { ...number, ...owner });
      });
      onProtected('mobile.done', bound, bound);
      onClose();
    },
    fieldOf: { ...contactFieldOf({ contact: 'mobileNum', code: 'verificationCode' }), ...proofRefusals },
  });
  function ask(place: HTMLElement) {
    const { mobileNum } = use.values;
    const fault = numberFault(mobileNum);
    if (!use.mark(fault ? { mobileNum: fault } : {})) return undefined;
    return sms.send({ mobileNum: numberOf(mobileNum), countryDialingCode }, place);
  }
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text(security.mobile ? 'mobile.title.change' : 'mobile.title.bind')}
      description={text('mobile.text')}
      submitLabel={text('mobile.submit')}
    >
      <MobileField {...use.field('mobileNum')} required label={text('mobile.label')} picker={picker} />
      <CodeField
        field={use.field('verificationCode')}
        ask={ask}
        showAtField={use.showAtField}
        isWaiting={choice.isPending}
      />
      <OwnerProof proof={proof} use={use} />
    </FormDialog>
  );
}
