import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { GoodIcon, PhoneIcon, ShieldIcon, WalletIcon } from '@portal/shared/ui/icons/frame';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { MailIcon } from '@portal/shared/ui/icons/media';
import { LockIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType } from 'react';
import type { Security } from '../../../parts/owner/security.ts';
import rows from '../account-rows.module.css';
import styles from './protections.module.css';
import { isSet, type ProtectionName } from './strength.rules.ts';

export type RowName = ProtectionName;

const icons: Readonly<Record<RowName, ComponentType>> = {
  password: LockIcon,
  paymentPassword: WalletIcon,
  mobile: PhoneIcon,
  email: MailIcon,
  authenticator: ShieldIcon,
};
/** Texts of the button: to set the protection, and to change it. */
const acts: Readonly<Record<RowName, readonly [string, string]>> = {
  password: ['set', 'change'],
  paymentPassword: ['set', 'change'],
  mobile: ['bind', 'change'],
  email: ['bind', 'change'],
  authenticator: ['setUp', 'remove'],
};

interface ProtectionRowProps {
  name: RowName;
  security: Security;
  /** Undefined if its form could not be completed by anybody. */
  onOpen: (() => void) | undefined;
  /** Opens the form that renews recovery codes; undefined for other protections. */
  onRenewCodes?: (() => void) | undefined;
}

/** One protection: its state, and a button for its form. */
export function ProtectionRow({ name, security, onOpen, onRenewCodes }: ProtectionRowProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `security.${id}` });
  const Icon = icons[name];
  const isThere = isSet(security, name);
  const act = text(`act.${acts[name][isThere ? 1 : 0]}`);
  return (
    <li className={rows.row}>
      <IconSpot className={rows.icon}>
        <Icon />
      </IconSpot>
      <div className={rows.words}>
        <p className={rows.name}>{text(name)}</p>
        <p className={isThere ? styles.there : styles.missing}>
          {isThere ? <GoodIcon size={16} /> : null}
          <span>{isThere ? <State name={name} security={security} /> : text(`${name}.none`)}</span>
        </p>
      </div>
      <div className={styles.acts}>
        {onRenewCodes ? (
          <Button size="small" onClick={onRenewCodes}>
            {text('act.renewCodes')}
          </Button>
        ) : null}
        {onOpen ? (
          <Button size="small" aria-label={`${act}: ${text(name)}`} onClick={onOpen}>
            {act}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function State({ name, security }: Pick<ProtectionRowProps, 'name' | 'security'>) {
  const intl = useIntl();
  if (name === 'mobile' || name === 'email') return security[name];
  const at = intl.formatDate(security.passwordChangedAt, { dateStyle: 'medium' });
  return intl.formatMessage({ id: `security.${name}.there` }, { at, left: security.recoveryCodesLeft ?? 0 });
}
