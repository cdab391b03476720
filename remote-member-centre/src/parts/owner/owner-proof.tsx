import { useIntl } from '@portal/shared/remote/intl';
import type { ProofField } from '@portal/shared/remote/verification/owner-proof.rules';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { BoundNumberCode } from '../forms/bound-number-code.tsx';
import { SecretField } from '../forms/secret-field.tsx';
import type { FormProof } from './use-proof.ts';

interface OwnerProofProps {
  proof: FormProof;
  use: {
    field(name: ProofField): Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
    showAtField(error: unknown): boolean;
  };
}

/** The field by which the owner of the account shows to be it; none where the platform judges by the login alone. */
export function OwnerProof({ proof: { asked, sms }, use }: OwnerProofProps) {
  const intl = useIntl();
  if (!asked) return null;
  if (asked.by === 'password')
    return (
      <SecretField
        {...use.field('loginPassword')}
        label={intl.formatMessage({ id: 'owner.password' })}
        help={intl.formatMessage({ id: 'owner.password.help' })}
        autoComplete="current-password"
      />
    );
  return (
    <BoundNumberCode
      sms={sms}
      hint={asked.hint}
      field={use.field('ownerCode')}
      showAtField={use.showAtField}
      label={intl.formatMessage({ id: 'owner.code' })}
      help={intl.formatMessage({ id: 'owner.code.help' }, { hint: asked.hint })}
    />
  );
}
