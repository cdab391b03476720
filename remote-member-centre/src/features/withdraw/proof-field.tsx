import { useIntl } from '@portal/shared/remote/intl';
import { CameraIcon } from '@portal/shared/ui/icons-media';
import { CloseIcon } from '@portal/shared/ui/icons-navigation';
import { type ChangeEvent, useId } from 'react';
import { proofsAtMost, proofTypes } from '../../parts/proofs.rules.ts';
import styles from './proof-field.module.css';
import type { useProofs } from './use-proofs.ts';

interface ProofFieldProps {
  /** Of the form: what is wrong with it gives the focus to the field of this name. */
  name: string;
  proofs: ReturnType<typeof useProofs>;
  error: string | undefined;
  onChange: () => void;
}

/** Pictures as proof: added, looked at, taken away again. */
export function ProofField({ name, proofs, error, onChange }: ProofFieldProps) {
  const id = useId();
  const intl = useIntl();
  const text = (key: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `withdraw.proof.${key}` }, values);
  const { list, refused } = proofs;
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was taken away.
    event.target.value = '';
    onChange();
    void proofs.add(files);
  };
  const problem = refused ? text(`problem.${refused.why}`, { name: refused.name }) : error;
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {text('label')}
      </span>
      <ul className={styles.list}>
        {list.map((proof) => (
          <li key={proof.key} className={styles.proof}>
            <img className={styles.picture} src={proof.address} alt={proof.name} />
            <button
              type="button"
              className={styles.remove}
              aria-label={text('remove', { name: proof.name })}
              onClick={() => {
                onChange();
                proofs.remove(proof.key);
              }}
            >
              <CloseIcon size={18} />
            </button>
          </li>
        ))}
        {list.length < proofsAtMost ? (
          <li>
            <label className={styles.add}>
              <input
                type="file"
                name={name}
                className={styles.input}
                accept={proofTypes.join(',')}
                multiple
                aria-labelledby={`${id}-label ${id}-add`}
                aria-describedby={`${id}-note`}
                aria-invalid={problem ? true : undefined}
                onChange={add}
              />
              <CameraIcon />
              <span id={`${id}-add`}>{text('add')}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <p id={`${id}-note`} className={problem ? styles.error : styles.help} aria-live="polite">
        {problem ?? text('help')}
      </p>
    </div>
  );
}
