import { faces } from '@portal/shared/contract/accounts/faces';
import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { setPlayerAvatar } from '@portal/shared/contract/accounts/profile';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useRef } from 'react';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import { FaceChoice } from './face-choice.tsx';

interface PictureFormProps {
  member: MemberInfo;
  onClose: () => void;
}

/** A face that this release does not know is as none. */
const known = (avatar: string | undefined) => faces.find((face) => face === avatar) ?? '';

/** The choice among the drawn faces; once stored, the shell shows it everywhere. */
export function PictureForm({ member, onClose }: PictureFormProps) {
  const host = useHost();
  const intl = useIntl();
  const chosen = useRef<HTMLInputElement>(null);
  const text = (id: string) => intl.formatMessage({ id: `picture.${id}` });
  const use = useForm({
    initial: { avatar: known(member.avatar) },
    check: () => ({}),
    fieldOf: {},
    async send({ avatar }) {
      await host.call(setPlayerAvatar, { avatar: known(avatar) });
      // The live stream reports it, too, but may be disconnected.
      host.events.emit('member-changed');
      host.toast(text('done'), 'good');
      onClose();
    },
  });
  const { value, error, onChange } = use.field('avatar');
  return (
    <FormDialog
      use={{ form: use.form, failure: use.failure || (error ?? '') }}
      onClose={onClose}
      {...formWords(text)}
      initialFocus={chosen}
    >
      <FaceChoice ownSeed={member.id} value={value} onChange={onChange} chosenRef={chosen} />
    </FormDialog>
  );
}
