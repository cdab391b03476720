import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import { DialogLink } from '../parts/dialog-link.tsx';
import { RegisterBody } from './register-body.tsx';

/** Registration popup, with a link to the login in its title. */
export function RegisterDialog({ onClose }: DialogProps) {
  const t = useText();
  const { brandName } = usePortal().host.site;
  return (
    <AccessSheet
      onClose={onClose}
      title={t('register.title')}
      art={{ group: 'w_reg', words: t('register.art', { brand: brandName }) }}
      description={<DialogLink to="login" textId="register.to_login" />}
    >
      <RegisterBody onClose={onClose} />
    </AccessSheet>
  );
}
