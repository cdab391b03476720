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
import { ContactProof } from './contact-proof.tsx';
import type { ProtectionFormProps } from './protection-form.ts';
import { useProtected } from './use-protected.ts';

/** Binds a mobile number, or another one in its place, by a code sent to it. */
export function BindMobile({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const needsLogin = security.hasPassword;
  const choice = useCountries();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const countryDialingCode = choice.country?.countryDialingCode ?? '';
  const numberFault = (mobileNum: string) => {
    const fault = mobileFaultOf(mobileNum, choice.country);
    return fault && intl.formatMessage(fault, fault.values);
  };
  const use = useForm({
    initial: { mobileNum: '', verificationCode: '', loginPassword: '' },
    check: ({ mobileNum, verificationCode, loginPassword }) => ({
      mobileNum: numberFault(mobileNum),
      verificationCode: checks.filled(verificationCode),
      loginPassword: needsLogin ? checks.filled(loginPassword) : undefined,
    }),
    async send({ loginPassword, ...values }) {
      const { mobile } = await host.call(bindMobile, {
        ...values,
        countryDialingCode,
        ...(needsLogin && { loginPassword }),
      });
      onProtected('mobile.done', { mobile });
      onClose();
    },
    fieldOf: {
      invalid_mobile: 'mobileNum',
      mobile_taken: 'mobileNum',
      contact_bound: 'mobileNum',
      old_password_wrong: 'loginPassword',
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
      {needsLogin && <ContactProof field={use.field('loginPassword')} />}
    </FormDialog>
  );
}
