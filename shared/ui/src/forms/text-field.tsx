import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/status.tsx';
import box from './field-box.module.css';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  label: ReactNode;
  help?: ReactNode;
  /** Error text; marks the field invalid and is read with it. */
  error?: ReactNode;
  /** Content before the text, inside the frame: a currency, a dialling code. */
  prefix?: ReactNode;
  /** Content after the text, inside the frame: a button, an image. */
  suffix?: ReactNode;
  /** Makes a password field with a show/hide button; the two names of that button. */
  reveal?: { show: string; hide: string };
};

/** Label above, help or error below, both tied to the input. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, prefix, suffix, reveal, className, id, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const ownId = useId();
  const inputId = id ?? ownId;
  const note = error ?? help;
  return (
    <div className={cx(box.field, className)}>
      <label className={box.label} htmlFor={inputId}>
        {label}
        {rest.required ? <span aria-hidden="true" className={styles.required} /> : null}
      </label>
      <div
        className={cx(
          box.frame,
          styles.frame,
          rest.readOnly && styles.readOnly,
          Boolean(error) && box.invalid,
          rest.disabled && box.disabled,
        )}
      >
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        <input
          {...rest}
          id={inputId}
          type={reveal ? (isShown ? 'text' : 'password') : rest.type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(rest['aria-describedby'], note ? `${inputId}-note` : undefined) || undefined}
        />
        {reveal ? <RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} names={reveal} /> : null}
        {suffix}
      </div>
      {/* There before it says anything: what comes into it is read out. */}
      <div className={box.note} aria-live="polite">
        {note ? (
          <p id={`${inputId}-note`} className={error ? box.error : box.help}>
            {note}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type RevealButtonProps = { isShown: boolean; onToggle: () => void; names: { show: string; hide: string } };

function RevealButton({ isShown, onToggle, names }: RevealButtonProps) {
  return (
    <button type="button" className={styles.reveal} aria-label={isShown ? names.hide : names.show} onClick={onToggle}>
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  );
}
