import { type FromSignIn, fromSignIn, type ToSignIn } from '../../scripts-frame/messages.ts';
import styles from './ask-provider.module.css';
import { openScriptsFrame } from './open-scripts-frame.ts';
import { ProviderError } from './provider-error.ts';

/**
 * Has the provider send a code by SMS. The frame covers the window, so that a challenge of the provider has room; presses
 * go to what is below while there is none.
 * @param place element in the dialog, which alone takes presses; the frame is put where no field of a form moves it
 * @returns the verification id
 * @throws ProviderError
 */
export function sendCode(
  origin: string,
  { phone, language }: { phone: string; language: string },
  place: HTMLElement,
): Promise<string> {
  return ask(origin, { type: 'send-code', phone, language }, place, (message) =>
    message.type === 'code-sent' ? message.verificationId : undefined,
  );
}

/** Returns the identity token for a code. @throws ProviderError */
export function confirmCode(
  origin: string,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<string> {
  return ask(origin, { type: 'confirm-code', verificationId, code }, undefined, (message) =>
    message.type === 'token' ? message.token : undefined,
  );
}

async function ask<T>(
  origin: string,
  question: ToSignIn,
  place: HTMLElement | undefined,
  answerOf: (message: FromSignIn) => T | undefined,
): Promise<T> {
  let close = () => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      const frame = openScriptsFrame<ToSignIn, typeof fromSignIn>({
        origin,
        name: 'signIn',
        place: place?.closest<HTMLElement>('[role="dialog"]') ?? place ?? document.body,
        schema: fromSignIn,
        isHidden: place === undefined,
        onLost: () => reject(new ProviderError('error.network')),
        onMessage(message) {
          const answer = answerOf(message);
          if (answer !== undefined) resolve(answer);
          else if (message.type === 'failed') reject(new ProviderError(message.textId));
          else if (message.type === 'challenge') frame.element.toggleAttribute('data-shown', message.isShown);
        },
      });
      close = frame.close;
      if (place) showOnTop(frame.element);
      frame.send(question);
    });
  } finally {
    close();
  }
}

/** In the top layer no part of a dialog clips it. */
function showOnTop(element: HTMLElement): void {
  element.title = 'reCAPTCHA';
  element.className = styles.cover ?? '';
  element.popover = 'manual';
  element.showPopover?.();
}
