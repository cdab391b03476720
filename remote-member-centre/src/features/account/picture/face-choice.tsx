import { faces } from '@portal/shared/contract/accounts/faces';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import { Avatar } from '@portal/shared/ui/images/avatar';
import type { ChangeEventHandler, ReactNode, RefObject } from 'react';
import styles from './face-choice.module.css';

interface FaceChoiceProps {
  /** Of the face that a member has without choosing. */
  ownSeed: string;
  /** Name of the chosen face; empty for the own one. */
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  chosenRef: RefObject<HTMLInputElement | null>;
}

/** One group of radio buttons, so that the arrow keys go from face to face. */
export function FaceChoice({ ownSeed, value, onChange, chosenRef }: FaceChoiceProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `picture.${id}` });
  const choice = (face: string, seed: string, name: ReactNode, className?: string) => (
    <label key={face} className={cx(styles.choice, className)}>
      <input
        type="radio"
        name="avatar"
        className={styles.radio}
        value={face}
        checked={face === value}
        onChange={onChange}
        ref={face === value ? chosenRef : undefined}
      />
      <span className={styles.face}>
        <Avatar seed={seed} size={56} />
        <span className={styles.mark} aria-hidden="true">
          <CheckIcon size={16} />
        </span>
      </span>
      {name}
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{text('legend')}</legend>
      {choice('', ownSeed, <span className={styles.name}>{text('own')}</span>, styles.own)}
      {faces.map((face, index) =>
        choice(
          face,
          face,
          <span className="visually-hidden">{intl.formatMessage({ id: 'picture.face' }, { number: index + 1 })}</span>,
        ),
      )}
    </fieldset>
  );
}
