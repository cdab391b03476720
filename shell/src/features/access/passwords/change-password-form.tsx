import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { SecretField } from '../../../frame/fields/secret-field.tsx';
import type { ForcedPasswordChange } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import { BoundNumberCode } from '../parts/code-field/bound-number-code.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordFormProps {
  request: ForcedPasswordChange;
  onDone(): void;
}

/** Username (read-only), old password only if the browser does not know it, new password and its repeat. */
export function ChangePasswordForm({ request, onDone }: ChangePasswordFormProps) {
  const t = useText();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const { form, failure, change, needsOld, needsCode, sms } = useChangePassword(request, onDone);
  const { register } = form;
  const { errors } = form.formState;
  const filled = (id: string) => ({ validate: (text: string) => text.trim() !== '' || t(id) });
  return (
    <SubmitForm onSubmit={form.handleSubmit(change)} failure={failure} submitLabel={t('change.submit')}>
      <TextField label={t('field.username')} value={request.account} readOnly autoComplete="username" />
      {needsOld && (
        <SecretField
          label={t('field.oldPassword')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...register('oldPassword', filled('rule.empty'))}
        />
      )}
      <NewPasswordInputs rule={rule} account={request.account} form={form} />
      {needsCode && (
        <BoundNumberCode sms={sms} hint="" error={errors.code?.message} {...register('code', filled('rule.code'))} />
      )}
    </SubmitForm>
  );
}
