import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { trialType } from '@portal/shared/contract/constants';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { PictureForm } from './picture-form.tsx';

/** Link to change the picture; a trial account keeps the one of its id. */
export function ChangePicture({ member }: { member: MemberInfo }) {
  const [isOpen, setIsOpen] = useState(false);
  if (member.type === trialType) return null;
  return (
    <>
      <Button size="small" className={styles.changePicture} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="picture.change" />
      </Button>
      {isOpen ? <PictureForm member={member} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
