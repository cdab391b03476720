import { listPasskeys, passkeysAtMost } from '@portal/shared/contract/sessions/passkeys';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { browserKeys, hasPasskeysHere } from '@portal/shared/remote/keys/browser-keys';
import { Button } from '@portal/shared/ui/button';
import { useRef, useState } from 'react';
import rows from '../account-rows.module.css';
import page from '../security-centre.module.css';
import { AddPasskey } from './add-passkey.tsx';
import type { Passkey } from './passkey.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './passkeys.module.css';
import { RenamePasskey } from './rename-passkey.tsx';
import { useRemovePasskey } from './use-remove-passkey.ts';

/** The member's passkeys: to add, rename and remove. */
export function Passkeys() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className={page.heading}>
        <FormattedMessage id="passkeys.heading" />
      </h3>
      {/* The button that was pressed goes with its passkey, so the focus goes to the heading. */}
      <PasskeyList onRemoved={() => heading.current?.focus()} />
    </section>
  );
}

function PasskeyList({ onRemoved }: { onRemoved: () => void }) {
  const passkeys = useCallQuery(listPasskeys, {});
  if (passkeys.data) return <Stored list={passkeys.data.list} onRemoved={onRemoved} />;
  return <NotLoaded titleId="passkeys.failed" query={passkeys} height={140} />;
}

function Stored({ list, onRemoved }: { list: readonly Passkey[]; onRemoved: () => void }) {
  const { site } = useHost();
  const canAdd = hasPasskeysHere(site);
  const [isAdding, setIsAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  const remove = useRemovePasskey(onRemoved);
  return (
    <div className={rows.panel}>
      {list.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="passkeys.none" />
        </p>
      ) : (
        <ul className={rows.rows}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {canAdd && list.length < passkeysAtMost ? (
          <Button size="small" onClick={() => setIsAdding(true)}>
            <FormattedMessage id="passkeys.add" />
          </Button>
        ) : null}
        {canAdd ? null : (
          <p className={styles.note}>
            {browserKeys.isThere() ? (
              <FormattedMessage id="passkeys.elsewhere" values={{ address: site.passkeyOrigin }} />
            ) : (
              <FormattedMessage id="passkeys.notHere" />
            )}
          </p>
        )}
      </div>
      {isAdding ? <AddPasskey onClose={() => setIsAdding(false)} /> : null}
      {renaming ? <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} /> : null}
    </div>
  );
}
