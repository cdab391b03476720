import { getCaptcha } from '@portal/shared/contract/verification/captcha';
import { useHost } from '@portal/shared/remote/host-context';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import styles from './access.module.css';

const refreshMs = 1_000;

export type CaptchaFieldProps = Omit<TextFieldProps, 'label'> & {
  /** Called with the id of each image shown; the typed text belongs to it. */
  onImage(captchaId: string): void;
  /** A new number loads a new image: after each refused attempt. */
  round: number;
};

/** The captcha and its image; a press loads another one, at most once a second. */
export function CaptchaField({ onImage, round, ...field }: CaptchaFieldProps) {
  const t = useText();
  const host = useHost();
  const [image, setImage] = useState('');
  const lastAskedAt = useRef(Number.NEGATIVE_INFINITY);
  const onImageRef = useRef(onImage);
  onImageRef.current = onImage;
  const ask = useCallback(async () => {
    const now = performance.now();
    if (now - lastAskedAt.current < refreshMs) return;
    lastAskedAt.current = now;
    const answer = await host.call(getCaptcha, {}).catch(() => undefined);
    if (!answer) return;
    setImage(answer.image.startsWith('data:') ? answer.image : `data:image/png;base64,${answer.image}`);
    onImageRef.current(answer.captchaId);
  }, [host]);
  // Every refused attempt needs a new image.
  useEffect(() => {
    lastAskedAt.current = Number.NEGATIVE_INFINITY;
    void ask();
  }, [ask, round]);
  return (
    <TextField
      {...field}
      label={t('field.captcha')}
      required
      autoComplete="off"
      suffix={
        <button type="button" className={styles.captcha} aria-label={t('login.captcha_new')} onClick={() => void ask()}>
          {image ? <img src={image} alt={t('login.captcha_image')} height={44} /> : null}
        </button>
      }
    />
  );
}
