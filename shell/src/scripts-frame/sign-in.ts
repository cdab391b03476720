import '@portal/shared/ui/theme/tokens.css';
import '@portal/shared/ui/theme/fonts.css';
import '@portal/shared/ui/theme/base.css';
import { signInConfig } from '@portal/shared/contract/releases/scripts-frames';
import { showButtons } from './buttons.ts';
import { watchChallenge } from './challenge.ts';
import { connectToParent } from './connect-to-parent.ts';
import { createFirebaseSession } from './firebase-session.ts';
import { type FromSignIn, type ShowButtons, type SocialChannel, type ToSignIn, toSignIn } from './messages.ts';
import { phoneAuthText } from './phone-auth.rules.ts';
import { readConfig } from './read-config.ts';
import styles from './sign-in.module.css';

/** The frame in which the SDK of the identity provider runs: buttons for social sign-ins, codes by SMS. */
const { parents, firebase } = readConfig(signInConfig);
const session = createFirebaseSession(firebase);
let place: HTMLElement | undefined;
// The page behind shows through, also where the frame covers it.
for (const element of [document.documentElement, document.body]) element.classList.add(styles.page ?? '');

connectToParent(parents, toSignIn, (message, { port }) => {
  const send = (answer: FromSignIn) => port.postMessage(answer);
  void answer(message, send).catch((error: unknown) => send({ type: 'failed', textId: textIdOf(error) }));
});

type Send = (message: FromSignIn) => void;

async function answer(message: ToSignIn, send: Send): Promise<void> {
  if (message.type === 'show-buttons') return show(message, send);
  if (message.type === 'confirm-code') {
    const { verificationId, code } = message;
    return send({ type: 'token', token: await session.confirmCode(verificationId, code) });
  }
  const end = watchChallenge((isShown) => send({ type: 'challenge', isShown }));
  try {
    send({ type: 'code-sent', verificationId: await session.sendCode(message.phone, message.language) });
  } finally {
    end();
  }
}

function show(message: ShowButtons, send: Send): void {
  place ??= openPlace(send);
  showButtons(place, message, (channel) => {
    // The provider's window opens in the press itself.
    const signedIn = session.signInSocially(channel, message.language);
    show({ ...message, busy: channel }, send);
    send({ type: 'pressed', channel });
    void answerTo(signedIn, channel, send);
  });
}

function openPlace(send: Send): HTMLElement {
  const opened = document.body.appendChild(document.createElement('div'));
  new ResizeObserver(() => send({ type: 'height', height: opened.getBoundingClientRect().height })).observe(opened);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ type: 'escape' });
  });
  return opened;
}

async function answerTo(signedIn: Promise<string>, channel: SocialChannel, send: Send): Promise<void> {
  try {
    send({ type: 'token', channel, token: await signedIn });
  } catch (error) {
    send({ type: 'failed', textId: textIdOf(error) });
  }
}

/** Errors of the SDK carry a code. */
function textIdOf(error: unknown): string {
  return phoneAuthText(error instanceof Error && 'code' in error ? String(error.code) : '');
}
