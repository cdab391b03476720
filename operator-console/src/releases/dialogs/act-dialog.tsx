import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Notice } from '../../frame/notice.tsx';
import { useFailureText, useText } from '../../texts/use-text.ts';
import { useRefreshReleases } from '../use-releases.ts';
import styles from './act-dialog.module.css';

const reasonLongest = 280;

interface ActDialogProps {
  title: string;
  submitLabel: string;
  isDanger?: boolean;
  /** False if the platform accepts the act without a reason. */
  isReasonAsked?: boolean;
  /** Returns what is missing before the act may be sent. */
  missing?: () => string | undefined;
  /** Performs the act and returns a message about the new state. */
  onAct: (why: string) => Promise<ReactNode>;
  /** Returns a more precise message for a failure than the usual one, if there is one. */
  onFailure?: (error: unknown) => Promise<string | undefined>;
  onClose: () => void;
  /** The reason by default. */
  initialFocus?: RefObject<HTMLInputElement | null>;
  /** Why the act is impossible; shown in place of the button. */
  blocked?: ReactNode;
  children?: ReactNode;
}

/** A dialog for one act with its reason; afterwards it shows what is live. */
export function ActDialog(props: ActDialogProps) {
  const t = useText();
  const [result, setResult] = useState<ReactNode>();
  const reason = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen
      isSticky
      title={props.title}
      closeLabel={t('frame.close')}
      onClose={props.onClose}
      // Not the choice of a version, which an arrow key would change unnoticed.
      initialFocus={props.initialFocus ?? reason}
      finalFocus={() => true}
    >
      <div className={styles.content}>
        {result ? (
          <>
            <Notice tone="good">{result}</Notice>
            <Button variant="primary" size="large" wide onClick={props.onClose}>
              {t('act.ready')}
            </Button>
          </>
        ) : (
          <ActForm {...props} reason={reason} onResult={setResult} />
        )}
      </div>
    </Dialog>
  );
}

interface ActFormProps extends ActDialogProps {
  reason: RefObject<HTMLInputElement | null>;
  onResult: (result: ReactNode) => void;
}

function ActForm(props: ActFormProps) {
  const { reason, isReasonAsked = true, missing, onAct, onFailure, onResult, blocked, children } = props;
  const t = useText();
  const failureText = useFailureText();
  const refresh = useRefreshReleases();
  const [why, setWhy] = useState('');
  const [whyError, setWhyError] = useState('');
  const [failure, setFailure] = useState('');
  async function submit(): Promise<void> {
    setFailure('');
    const isMissing = isReasonAsked && why.trim() === '';
    setWhyError(isMissing ? t('act.whyMissing') : '');
    if (isMissing) {
      reason.current?.focus();
      return;
    }
    const lacks = missing?.();
    if (lacks) {
      setFailure(lacks);
      return;
    }
    try {
      onResult(await onAct(why.trim()));
      await refresh();
    } catch (error) {
      setFailure((await onFailure?.(error)) ?? failureText(error));
    }
  }
  if (blocked) {
    return (
      <>
        {children}
        <Notice tone="warn">{blocked}</Notice>
      </>
    );
  }
  return (
    <SubmitForm onSubmit={submit} submitLabel={props.submitLabel} isDanger={props.isDanger} failure={failure}>
      {children}
      <TextField
        ref={reason}
        label={isReasonAsked ? t('act.why') : t('act.whyFree')}
        help={t('act.whyHelp')}
        required={isReasonAsked}
        maxLength={reasonLongest}
        value={why}
        error={whyError || undefined}
        onChange={({ target }) => {
          setWhy(target.value);
          setWhyError('');
        }}
      />
    </SubmitForm>
  );
}
