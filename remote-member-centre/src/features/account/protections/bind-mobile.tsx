import { bindMobile } from '@portal/shared/contract/member/security';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useCountries } from '@portal/shared/remote/use-countries';
import { mobileFaultOf } from '@portal/shared/ui/country.rules';
import { MobileField } from '@portal/shared/ui/mobile-field';
import { CodeField } from '../../../parts/code-field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChecks } from '../../../parts/use-checks.ts';
import { useForm } from '../../../parts/use-form.ts';
import { noProof, proofAskedOf, proofInput, proofRefusals } from './owner-proof.rules.ts';
import { OwnerProof } from './owner-proof.tsx';
import type { ProtectionFormProps } from './protection-form.ts';
import { useProtected } from './use-protected.ts';

/** Binds a mobile number, or another one in its place, by a code sent to it. */
export function BindMobile({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const asked = proofAskedOf(security);
  const choice = useCountries();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const countryDialingCode = choice.country?.countryDialingCode ?? '';
  const numberFault = (mobileNum: string) => {
    const fault = mobileFaultOf(mobileNum, choice.country);
    return fault && intl.formatMessage(fault, fault.values);
  };
  const use = useForm({
    initial: { mobileNum: '', verificationCode: '', ...noProof },
    check: (values) => ({
      mobileNum: numberFault(values.mobileNum),
      verificationCode: checks.filled(values.verificationCode),
      ...(asked && { [asked]: checks.filled(values[asked]) }),
    }),
    async send(values) {
      const { mobileNum, verificationCode } = values;
      const number = { mobileNum, countryDialingCode };
      const bound = await host.call(bindMobile, { ...number, verificationCode, ...proofInput(asked, values) });
      onProtected('mobile.done', bound);
      onClose();
    },
    fieldOf: {
      invalid_mobile: 'mobileNum',
      mobile_taken: 'mobileNum',
      contact_bound: 'mobileNum',
      ...proofRefusals,
      invalid_verification_code: 'verificationCode',
    },
  });
  function ask() {
    const { mobileNum } = use.values;
    const fault = numberFault(mobileNum);
    if (!use.mark(fault ? { mobileNum: fault } : {})) return undefined;
    return host.call(sendOwnSmsCode, { purpose: 'bind_mobile', mobileNum, countryDialingCode });
  }
  const labels = {
    chosen: (code: string) => text('country.chosen', { code }),
    search: text('country.search'),
    list: text('country.label'),
    none: text('country.none'),
  };
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text(security.mobile ? 'mobile.title.change' : 'mobile.title.bind')}
      description={text('mobile.text')}
      submitLabel={text('mobile.submit')}
    >
      <MobileField
        {...use.field('mobileNum')}
        required
        label={text('mobile.label')}
        picker={{ ...choice, locale: intl.locale, labels }}
      />
      <CodeField field={use.field('verificationCode')} ask={ask} showAtField={use.showAtField} />
      <OwnerProof security={security} use={use} />
    </FormDialog>
  );
}
