import { changePassword } from '@portal/shared/contract/member/passwords';
import { getLoginInfo, listSessions } from '@portal/shared/contract/session/own-sessions';
import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { CodeField } from '../../../parts/code-field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretField } from '../../../parts/secret-field.tsx';
import { useChecks } from '../../../parts/use-checks.ts';
import { useForm } from '../../../parts/use-form.ts';
import type { ProtectionFormProps } from './protection-form.ts';
import { useProtected } from './use-protected.ts';

/** Changes the login password: all other sessions end, and the shell takes over the new token of this one. */
export function ChangePassword({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const cache = useQueryClient();
  const checks = useChecks();
  const onProtected = useProtected();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const needsCode = security.passwordNeedsCode;
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const use = useForm({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '', verificationCode: '' },
    check: (values) => ({
      oldPassword: checks.filled(values.oldPassword),
      newPassword: checks.length(values.newPassword, rule),
      confirmNewPassword: checks.same(values.confirmNewPassword, values.newPassword),
      verificationCode: needsCode ? checks.filled(values.verificationCode) : undefined,
    }),
    async send({ verificationCode, ...passwords }) {
      await host.call(changePassword, { ...passwords, ...(needsCode && { verificationCode }) });
      for (const { path } of [listSessions, getLoginInfo]) void cache.invalidateQueries({ queryKey: [path] });
      onProtected('password.done');
      onClose();
    },
    fieldOf: {
      old_password_wrong: 'oldPassword',
      invalid_password: 'newPassword',
      password_unchanged: 'newPassword',
      wrong_confirmation: 'confirmNewPassword',
      ...(needsCode && { invalid_verification_code: 'verificationCode', verification_required: 'verificationCode' }),
    },
  });
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text('password.title')}
      description={text('password.text')}
      submitLabel={text('password.submit')}
    >
      <SecretField {...use.field('oldPassword')} label={text('password.old')} autoComplete="current-password" />
      <SecretField
        {...use.field('newPassword')}
        label={text('password.new')}
        autoComplete="new-password"
        help={rule ? text('password.length', { min: rule.minLength, max: rule.maxLength }) : undefined}
      />
      <SecretField {...use.field('confirmNewPassword')} label={text('password.repeat')} autoComplete="new-password" />
      {needsCode ? (
        <CodeField
          field={use.field('verificationCode')}
          showAtField={use.showAtField}
          ask={() => host.call(sendOwnSmsCode, { purpose: 'change_password' })}
        />
      ) : null}
    </FormDialog>
  );
}
