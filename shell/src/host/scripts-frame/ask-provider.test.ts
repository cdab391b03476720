import type { FromSignIn, ToSignIn } from '../../scripts-frame/messages.ts';
import { confirmCode, sendCode } from './ask-provider.ts';

interface OpenedFrame {
  place: HTMLElement;
  isHidden: boolean;
  onMessage(message: FromSignIn): void;
  onLost(): void;
}
let opened: OpenedFrame;
const sent: ToSignIn[] = [];
const close = jest.fn();
const element = document.createElement('iframe');
jest.mock('./open-scripts-frame.ts', () => ({
  openScriptsFrame(options: OpenedFrame) {
    opened = options;
    return { element, send: (asked: ToSignIn) => sent.push(asked), close };
  },
}));

const origin = 'https://scripts.test';
const asked = { phone: '+639171234567', language: 'en' };

beforeEach(() => {
  sent.length = 0;
  close.mockReset();
});

test('asks for a code in a frame of the dialog that takes presses only while a challenge is shown', async () => {
  const place = document.createElement('div');
  const sending = sendCode(origin, asked, place);
  expect([opened.place, opened.isHidden]).toEqual([place, false]);
  expect(sent).toEqual([{ type: 'send-code', ...asked }]);
  expect(element).not.toHaveAttribute('data-shown');
  opened.onMessage({ type: 'challenge', isShown: true });
  expect(element).toHaveAttribute('data-shown');
  opened.onMessage({ type: 'challenge', isShown: false });
  expect(element).not.toHaveAttribute('data-shown');
  opened.onMessage({ type: 'code-sent', verificationId: 'v-1' });
  expect(await sending).toBe('v-1');
  expect(close).toHaveBeenCalledTimes(1);
});

test('confirms a code in a hidden frame', async () => {
  const confirming = confirmCode(origin, { verificationId: 'v-1', code: '123456' });
  expect([opened.place, opened.isHidden]).toEqual([document.body, true]);
  expect(sent).toEqual([{ type: 'confirm-code', verificationId: 'v-1', code: '123456' }]);
  opened.onMessage({ type: 'token', token: 'id-token' });
  expect(await confirming).toBe('id-token');
});

test.each([
  [
    'the provider refuses',
    () => opened.onMessage({ type: 'failed', textId: 'phone_auth.code-expired' }),
    'phone_auth.code-expired',
  ],
  ['the frame does not load', () => opened.onLost(), 'error.network'],
])('throws the text of what went wrong when %s', async (_, fail, textId) => {
  const confirming = confirmCode(origin, { verificationId: 'v-1', code: '1' });
  fail();
  await expect(confirming).rejects.toMatchObject({ name: 'ProviderError', textId });
  expect(close).toHaveBeenCalledTimes(1);
});
