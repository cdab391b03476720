import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Dialog } from '@portal/shared/ui/dialog';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { AccessArt } from '../parts/access-art.tsx';
import { accountFocus } from '../parts/account-focus.ts';
import { RegisterForm } from './register-form.tsx';

/** Registration popup: the form is made from the server's rules. */
export function RegisterDialog({ onClose }: DialogProps) {
  const t = useText();
  const { dialogs } = usePortal();
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      finalFocus={accountFocus}
      title={t('register.title')}
      closeLabel={t('common.close')}
      art={<AccessArt group="w_reg" />}
      description={
        <button type="button" className={styles.textButton} onClick={() => dialogs.open({ name: 'login' })}>
          {t('register.to_login')}
        </button>
      }
    >
      <RegisterBody onClose={onClose} />
    </Dialog>
  );
}

function RegisterBody({ onClose }: { onClose(): void }) {
  const t = useText();
  const { host } = usePortal();
  const { data, isError, refetch, isFetching } = useCallQuery(getRegisterSettings, {});
  if (isError)
    return (
      <FailedState
        title={t('error.network')}
        retry={{ label: t('common.retry'), onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  if (!data)
    return (
      <div className={styles.form} aria-busy="true">
        {['username', 'password', 'confirm', 'button'].map((place) => (
          <Skeleton key={place} shape="block" height={72} />
        ))}
      </div>
    );
  if (!data.flags.USERNAMEREG3) return <p>{t('register.closed')}</p>;
  const onDone = () => {
    onClose();
    host.navigate('/');
  };
  return <RegisterForm settings={data} onDone={onDone} />;
}
