import { useIntl } from '@portal/shared/remote/intl';
import { PictureField } from '@portal/shared/ui/forms/picture-field';
import type { useProofs } from './use-proofs.ts';

interface ProofFieldProps {
  /** Field name in the form; errors focus it. */
  name: string;
  proofs: ReturnType<typeof useProofs>;
  error: string | undefined;
  onChange: () => void;
}

/** Pictures as proof. */
export function ProofField({ name, proofs, error, onChange }: ProofFieldProps) {
  const intl = useIntl();
  return (
    <PictureField
      {...{ name, error }}
      pictures={proofs.list}
      refused={proofs.refused}
      text={(key, values) => intl.formatMessage({ id: `withdraw.proof.${key}` }, values)}
      onAdd={(files) => {
        onChange();
        void proofs.add(files);
      }}
      onRemove={(key) => {
        onChange();
        proofs.remove(key);
      }}
    />
  );
}
