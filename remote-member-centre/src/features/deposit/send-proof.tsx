import { depositProofsAtMost } from '@portal/shared/contract/payments/deposit-states';
import { uploadDepositProof } from '@portal/shared/contract/payments/deposits';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { pictureProblem, pictureTypes } from '@portal/shared/ui/forms/picture-field.rules';
import { CameraIcon } from '@portal/shared/ui/icons/media';
import { type ChangeEvent, useRef, useState } from 'react';
import type { DepositDetail } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { useDepositRefresh } from './use-deposit-updates.ts';

/** Pictures of the transfer: each is sent when chosen, and the first one puts the deposit in review. */
export function SendProof({ deposit: { id, proofs } }: { deposit: DepositDetail }) {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const refresh = useDepositRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const text = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `deposit.proof.${key}` }, values);
  async function sendAll(files: readonly File[]) {
    setFailure('');
    setIsSending(true);
    let sent = 0;
    for (const file of files) {
      const problem = pictureProblem(file, proofs + sent);
      const failed = problem ? text(`problem.${problem}`, { name: file.name }) : await send(file);
      if (failed) {
        setFailure(failed);
        break;
      }
      sent += 1;
    }
    setIsSending(false);
    if (sent > 0) host.toast(text('done', { count: sent }), 'good');
    refresh();
  }
  /** Error text; undefined if the picture was uploaded. */
  async function send(file: File): Promise<string | undefined> {
    try {
      await host.call(uploadDepositProof, { id, data: await base64Of(file) });
      return undefined;
    } catch (error) {
      return `${file.name}: ${failureText(error)}`;
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) void sendAll(files);
  };
  return (
    <div className={styles.column}>
      <p className={styles.small} id={`proof-${id}`}>
        {text('help', { sent: proofs, most: depositProofsAtMost })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={text('add')}
        onChange={choose}
      />
      <div className={styles.acts}>
        <Button
          icon={<CameraIcon size={20} />}
          busy={isSending}
          aria-describedby={`proof-${id}`}
          onClick={() => input.current?.click()}
        >
          {text('add')}
        </Button>
      </div>
      <FailureNote>{failure}</FailureNote>
    </div>
  );
}

/** The content of a file as base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
