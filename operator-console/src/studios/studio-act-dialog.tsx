import {
  endStudioKey,
  proposeStudioKey,
  proposeStudioOrigin,
  showStudioKey,
} from '@portal/shared/contract/games/operator-studios';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useRef, useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { CopyButton } from '../frame/copy-button.tsx';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { useText } from '../texts/use-text.ts';

/** What an operator does with a studio, or with one of its keys. */
export type StudioAct =
  | { kind: 'origin'; provider: string }
  | { kind: 'key'; provider: string }
  | { kind: 'show'; provider: string; keyId: string }
  | { kind: 'end'; provider: string; keyId: string };

type Closing = { onClose: () => void };

export function StudioActDialog(act: StudioAct & Closing) {
  if (act.kind === 'origin') return <OriginDialog {...act} />;
  if (act.kind === 'key') return <NewKeyDialog {...act} />;
  return act.kind === 'show' ? <ShowKeyDialog {...act} /> : <EndKeyDialog {...act} />;
}

/** Proposes where a studio serves its games. */
function OriginDialog({ provider, onClose }: { provider: string } & Closing) {
  const t = useText();
  const { client } = useConsole();
  const first = useRef<HTMLInputElement>(null);
  const [origin, setOrigin] = useState('');
  async function act(why: string) {
    await client.send(proposeStudioOrigin, { provider, origin: origin.trim(), why });
    return t('studios.proposed');
  }
  return (
    <ActDialog
      title={t('studios.changeOriginOf', { studio: provider })}
      submitLabel={t('studios.propose')}
      initialFocus={first}
      missing={() => (origin.trim() === '' ? t('studios.originMissing') : undefined)}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('studios.originAbout')}</p>
      <TextField
        ref={first}
        required
        label={t('studios.origin')}
        help={t('studios.originHelp')}
        inputMode="url"
        autoComplete="off"
        maxLength={200}
        value={origin}
        onChange={({ target }) => setOrigin(target.value)}
      />
    </ActDialog>
  );
}

/** Proposes a new key, beside the others for a while or without an end. */
function NewKeyDialog({ provider, onClose }: { provider: string } & Closing) {
  const t = useText();
  const { client } = useConsole();
  const [hours, setHours] = useState('');
  const isNumber = /^(?:\d{1,2}|[1-6]\d\d|7[01]\d|720)?$/.test(hours);
  async function act(why: string) {
    const endOthersAfterHours = hours === '' ? undefined : Number(hours);
    await client.send(proposeStudioKey, { provider, why, endOthersAfterHours });
    return t('studios.keyProposed');
  }
  return (
    <ActDialog
      title={t('studios.newKeyOf', { studio: provider })}
      submitLabel={t('studios.propose')}
      missing={() => (isNumber ? undefined : t('studios.hoursWrong'))}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('studios.newKeyAbout')}</p>
      <TextField
        label={t('studios.hours')}
        help={t('studios.hoursHelp')}
        inputMode="numeric"
        autoComplete="off"
        value={hours}
        error={isNumber ? undefined : t('studios.hoursWrong')}
        onChange={({ target }) => setHours(target.value.trim())}
      />
    </ActDialog>
  );
}

/** Shows the secret of a new key, once. */
function ShowKeyDialog({ provider, keyId, onClose }: { provider: string; keyId: string } & Closing) {
  const t = useText();
  const { client } = useConsole();
  async function act() {
    const { secret } = await client.send(showStudioKey, { keyId });
    return (
      <>
        <p>{t('studios.shown', { studio: provider, key: keyId })}</p>
        <p>
          <code translate="no">{secret}</code>
        </p>
        <CopyButton value={secret}>{t('studios.copySecret')}</CopyButton>
      </>
    );
  }
  return (
    <ActDialog
      title={t('studios.showOf', { key: keyId })}
      submitLabel={t('studios.show')}
      isReasonAsked={false}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('studios.showAbout')}</p>
    </ActDialog>
  );
}

/** Ends a key at once, which needs a confirmation besides the reason. */
function EndKeyDialog({ provider, keyId, onClose }: { provider: string; keyId: string } & Closing) {
  const t = useText();
  const { client } = useConsole();
  const [isSure, setIsSure] = useState(false);
  async function act(why: string) {
    await client.send(endStudioKey, { keyId, why });
    return t('studios.endDone', { key: keyId });
  }
  return (
    <ActDialog
      isDanger
      title={t('studios.endOf', { key: keyId })}
      submitLabel={t('studios.end')}
      missing={() => (isSure ? undefined : t('studios.notSure'))}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('studios.endAbout', { studio: provider })}</p>
      <Checkbox label={t('studios.sure')} checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
    </ActDialog>
  );
}
