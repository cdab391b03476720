import { readPublicKey } from '@portal/shared/contract/releases/public-key-text';
import { addPublisherKey } from '@portal/shared/contract/releases/publisher-keys';
import { type ReleaseName, releaseName } from '@portal/shared/contract/releases/releases';
import { Select } from '@portal/shared/ui/forms/select';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useRef, useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText } from '../texts/use-text.ts';

const labelLongest = 60;
const keyExample = '{"kty":"EC","crv":"P-256","x":"…","y":"…"}';

/** Lets the holder of a key publish one release. A private key is refused here and never sent. */
export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const title = useReleaseTitle();
  const { client } = useConsole();
  const first = useRef<HTMLInputElement>(null);
  const [label, setLabel] = useState('');
  const [name, setName] = useState<ReleaseName>('remote-games');
  const [text, setText] = useState('');
  const read = readPublicKey(text);
  function missing() {
    if (label.trim() === '') return t('keys.labelMissing');
    return 'problem' in read ? t(`keys.problem.${read.problem}`) : undefined;
  }
  async function act(why: string) {
    if ('problem' in read) return null;
    const added = await client.send(addPublisherKey, { name, label: label.trim(), key: read.key, why });
    return t('keys.addedDone', { label: added.label, name: title(added.name), kid: added.kid });
  }
  return (
    <ActDialog
      title={t('keys.add')}
      submitLabel={t('keys.add')}
      initialFocus={first}
      missing={missing}
      onAct={act}
      onClose={onClose}
    >
      <TextField
        ref={first}
        required
        label={t('keys.label')}
        help={t('keys.labelHelp')}
        maxLength={labelLongest}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Select
        label={t('keys.release')}
        value={name}
        onChange={({ target }) => setName(releaseName.options.find((option) => option === target.value) ?? name)}
        options={releaseName.options.map((option) => ({ value: option, label: title(option) }))}
      />
      <TextField
        required
        label={t('keys.key')}
        help={t('keys.keyHelp', { example: keyExample })}
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={text !== '' && 'problem' in read ? t(`keys.problem.${read.problem}`) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </ActDialog>
  );
}
