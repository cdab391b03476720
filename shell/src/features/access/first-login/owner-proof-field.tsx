import { sendOwnerCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import type { TextFieldProps } from '@portal/shared/ui/text-field';
import { useText } from '../../../host/use-text.ts';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { SecretField } from '../parts/secret-field.tsx';
import type { AskedProof, ProofField } from './use-owner-proof.ts';

export interface OwnerProofFieldProps {
  asked: AskedProof | undefined;
  error: string | undefined;
  register(field: ProofField, rules: { validate(text: string): string | true }): Partial<TextFieldProps>;
}

/** The login password; for who has none, a code to the contact that is bound. */
export function OwnerProofField({ asked, error, register }: OwnerProofFieldProps) {
  const t = useText();
  const { call } = useHost();
  if (!asked) return null;
  const field = register(asked.field, { validate: (text) => text.trim() !== '' || t('rule.empty') });
  if (asked.field === 'ownerCode')
    return (
      <CodeField
        {...field}
        error={error}
        help={asked.hint && t('first.owner_code_why', { hint: asked.hint })}
        onSend={() => call(sendOwnerCode, {})}
      />
    );
  return (
    <SecretField
      {...field}
      error={error}
      label={t('field.loginPassword')}
      help={t('first.login_why')}
      autoComplete="current-password"
    />
  );
}
