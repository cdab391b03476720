import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useSmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { BoundNumberCode } from '../../../parts/forms/bound-number-code.tsx';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import { SecretField } from '../../../parts/forms/secret-field.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { NewPasswordPair } from './new-password-pair.tsx';
import { useNewPassword } from './use-new-password.ts';

/** Changes the login password: all other sessions end, and the shell takes over the new token of this one. */
export function ChangePassword({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onNewPassword = useNewPassword();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const needsCode = security.passwordNeedsCode;
  const text = (id: string) => intl.formatMessage({ id });
  const sms = useSmsProof({
    sendByPlatform: () => host.call(sendOwnSmsCode, { purpose: 'change_password' }),
    notAsked: text('rule.code'),
  });
  const use = useForm({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '', verificationCode: '' },
    check: (values) => ({
      oldPassword: checks.filled(values.oldPassword),
      newPassword: checks.newPassword(values.newPassword, rule),
      confirmNewPassword: checks.same(values.confirmNewPassword, values.newPassword),
      verificationCode: needsCode ? checks.filled(values.verificationCode) : undefined,
    }),
    async send({ verificationCode, ...passwords }) {
      const proof = needsCode ? await sms.proofOf(verificationCode) : {};
      await host.call(changePassword, { ...passwords, ...proof });
      onNewPassword('password.done');
      onClose();
    },
    fieldOf: {
      old_password_wrong: 'oldPassword',
      invalid_password: 'newPassword',
      password_unchanged: 'newPassword',
      wrong_confirmation: 'confirmNewPassword',
      ...(needsCode && {
        invalid_verification_code: 'verificationCode',
        identity_token_invalid: 'verificationCode',
        verification_required: 'verificationCode',
      }),
    },
  });
  return (
    <FormDialog use={use} onClose={onClose} {...formWords((id) => text(`password.${id}`))}>
      <SecretField {...use.field('oldPassword')} label={text('password.old')} autoComplete="current-password" />
      <NewPasswordPair use={use} rule={rule} />
      {needsCode ? (
        <BoundNumberCode
          sms={sms}
          hint={security.mobile}
          field={use.field('verificationCode')}
          showAtField={use.showAtField}
        />
      ) : null}
    </FormDialog>
  );
}
