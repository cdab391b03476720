import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  addSecurityKey,
  listSecurityKeys,
  removeSecurityKey,
  startSecurityKey,
} from '@portal/shared/contract/operators/security-keys';
import { NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { useQuery } from '@portal/shared/remote/query';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useFailureText, useText, useTimes } from '../texts/use-text.ts';
import styles from './security-keys-dialog.module.css';

/** The operator's own security keys: shows, adds and removes them. */
export function SecurityKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { client } = useConsole();
  const keys = useQuery({
    queryKey: ['security-keys'],
    queryFn: ({ signal }) => client.send(listSecurityKeys, {}, { signal }),
  });
  const reload = () => void keys.refetch();
  return (
    <Dialog isOpen isSticky size="small" title={t('key.title')} closeLabel={t('frame.close')} onClose={onClose}>
      <div className={styles.parts}>
        <p>{t('key.about')}</p>
        {keys.data ? <KeyList keys={keys.data.list} onChange={reload} /> : <Skeleton shape="block" />}
        <AddKeyForm onAdded={reload} />
      </div>
    </Dialog>
  );
}

type SecurityKey = CallOutput<typeof listSecurityKeys>['list'][number];

function KeyList({ keys, onChange }: { keys: readonly SecurityKey[]; onChange: () => void }) {
  const t = useText();
  const { moment } = useTimes();
  const failureText = useFailureText();
  const { client, toasts } = useConsole();
  if (keys.length === 0) return <p className={styles.none}>{t('key.none')}</p>;
  async function remove({ id, label }: SecurityKey): Promise<void> {
    try {
      await client.send(removeSecurityKey, { id });
      toasts.show(t('key.removed', { label }), 'good');
    } catch (error) {
      toasts.show(failureText(error), 'bad');
    }
    onChange();
  }
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <li key={key.id} className={styles.row}>
          <span>
            <strong>{key.label}</strong>
            <small>
              {key.lastUsedAt
                ? t('key.lastUsed', { at: moment(key.lastUsedAt) })
                : t('key.added', { at: moment(key.createdAt) })}
            </small>
          </span>
          <Button size="small" aria-label={t('key.removeName', { label: key.label })} onClick={() => void remove(key)}>
            {t('key.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AddKeyForm({ onAdded }: { onAdded: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const { client, securityKeys, toasts } = useConsole();
  const [label, setLabel] = useState('');
  const [failure, setFailure] = useState('');
  if (!securityKeys.isThere()) return <p>{t('key.notHere')}</p>;
  async function submit(): Promise<void> {
    setFailure('');
    const name = label.trim();
    if (!name) return setFailure(t('key.noLabel'));
    try {
      const { options } = await client.send(startSecurityKey, {});
      const answer = await securityKeys.make(options);
      await client.send(addSecurityKey, { label: name, answer });
      toasts.show(t('key.addedDone', { label: name }), 'good');
      setLabel('');
      onAdded();
    } catch (error) {
      setFailure(error instanceof NoKeyError ? t('key.failed') : failureText(error));
    }
  }
  return (
    <SubmitForm onSubmit={submit} submitLabel={t('key.add')} failure={failure}>
      <TextField
        label={t('key.label')}
        help={t('key.labelHelp')}
        maxLength={40}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
    </SubmitForm>
  );
}
