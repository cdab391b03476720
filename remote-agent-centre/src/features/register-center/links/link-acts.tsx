import {
  closeInvitationLink,
  type InvitationLink,
  listInvitationLinks,
} from '@portal/shared/contract/agents/invitation-links';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useCopy } from '@portal/shared/remote/use-copy';
import { Button } from '@portal/shared/ui/button';
import { ConfirmDialog } from '@portal/shared/ui/dialogs/confirm-dialog';
import { ShareIcon } from '@portal/shared/ui/icons/frame';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import { useState } from 'react';
import styles from '../register-center.module.css';

const lists = [listInvitationLinks];

/** Buttons of an invitation: copy, share if the system can, close. */
export function LinkActs({ link, address }: { link: InvitationLink; address: string }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const [isAsking, setIsAsking] = useState(false);
  const { copied, copy } = useCopy<'link'>({ done: () => text('link.copied'), failed: text('copy.failed') });
  const close = useClose(link.id, () => setIsAsking(false));
  const share = () =>
    // Closing the system's share sheet is no error and needs no message.
    void navigator.share({ title: text('link.share.title'), url: address }).catch(() => undefined);
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void copy('link', address)}
      >
        {text(copied ? 'copied' : 'link.copy')}
      </Button>
      {'share' in navigator ? (
        <Button size="small" icon={<ShareIcon size={18} />} onClick={share}>
          {text('link.share')}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        {text('link.close')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        isBusy={close.isBusy}
        title={text('link.close.title')}
        confirmLabel={text('link.close')}
        cancelLabel={text('link.keep')}
        closeLabel={text('dialog.close')}
        onConfirm={close.run}
        onCancel={() => setIsAsking(false)}
      >
        {text('link.close.text')}
      </ConfirmDialog>
    </div>
  );
}

function useClose(id: string, onDone: () => void) {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const refresh = useRefresh(lists);
  const [isBusy, setIsBusy] = useState(false);
  async function run(): Promise<void> {
    setIsBusy(true);
    try {
      await host.call(closeInvitationLink, { id });
      host.toast(intl.formatMessage({ id: 'newcomers.link.closed' }), 'good');
    } catch (error) {
      host.toast(failureText(error), 'bad');
    }
    setIsBusy(false);
    onDone();
    void refresh();
  }
  return { isBusy, run: () => void run() };
}
