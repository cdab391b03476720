import { finishFirstLogin, getSecurity } from '@portal/shared/contract/accounts/security';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { QueryView } from '../../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import own from './first-login.module.css';
import { type FirstLoginStep, stepsFor } from './first-login.rules.ts';
import { FirstLoginSteps } from './first-login-steps.tsx';

/** After the first login: binds a contact and sets the payment password, now or later (docs/product.md 4). */
export function FirstLoginDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { dialogs, host } = usePortal();
  const typed = dialog.name === 'firstLogin' ? dialog.typed : undefined;
  const query = useCallQuery(getSecurity, {});
  // The steps missing at the start: a completed step keeps its place.
  const [steps, setSteps] = useState<readonly FirstLoginStep[]>();
  const found = query.data;
  const isFinished = useRef(false);
  function finish(): void {
    if (isFinished.current) return;
    isFinished.current = true;
    // If this call fails, the next login asks again; nothing is lost.
    void host.call(finishFirstLogin, {}).catch(() => undefined);
    onClose();
    dialogs.open({ name: 'afterLogin' });
  }
  useEffect(() => {
    if (found) setSteps((now) => now ?? stepsFor(found, host.site.identity));
  }, [found, host]);
  const hasNothingToDo = steps?.length === 0;
  useEffect(() => {
    if (hasNothingToDo) finish();
  });
  if (hasNothingToDo) return null;
  return (
    <AccessSheet
      onClose={finish}
      title={t('first.title')}
      description={t('first.text')}
      closeLabel={t('first.later')}
      art={{ group: 'w_reg' }}
    >
      <div className={own.sheet}>
        <QueryView query={query}>
          {({ hasPassword }) => steps && <FirstLoginSteps {...{ steps, typed, hasPassword }} onDone={finish} />}
        </QueryView>
        <Button variant="quiet" wide onClick={finish}>
          {t('first.later')}
        </Button>
      </div>
    </AccessSheet>
  );
}
