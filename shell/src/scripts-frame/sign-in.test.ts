import { MessageChannel } from 'node:worker_threads';
import { frameConfigBlockId } from '@portal/shared/contract/releases/scripts-frames';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FromSignIn, ToSignIn } from './messages.ts';

const session = { signInSocially: jest.fn(), sendCode: jest.fn(), confirmCode: jest.fn() };
const projects: unknown[] = [];
jest.mock('./firebase-session.ts', () => ({
  createFirebaseSession(project: unknown) {
    projects.push(project);
    return session;
  },
}));

const parents = ['https://portal.test'];
const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'ours' };
const parent = { postMessage: jest.fn() };
const { port1, port2 } = new MessageChannel();
const answers: FromSignIn[] = [];
const ask = (message: ToSignIn) => port1.postMessage(message);
const refused = Object.assign(new Error('Firebase: no'), { code: 'auth/code-expired' });
const buttons = [
  { channel: 'google' as const, label: 'Continue with Google' },
  { channel: 'facebook' as const, label: 'Continue with Facebook' },
];

beforeAll(async () => {
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
    },
  });
  const block = document.head.appendChild(document.createElement('script'));
  Object.assign(block, { id: frameConfigBlockId, type: 'application/json' });
  block.textContent = JSON.stringify({ parents, firebase });
  port1.on('message', (message: FromSignIn) => answers.push(message));
  await import('./sign-in.ts');
  const event = new MessageEvent('message', { data: { type: 'frame-connect' } });
  for (const [key, value] of Object.entries({ origin: parents[0], source: parent, ports: [port2] }))
    Object.defineProperty(event, key, { value });
  window.dispatchEvent(event);
});
afterAll(() => port1.close());
beforeEach(() => {
  answers.length = 0;
});

test('takes the project from its own page', () => {
  expect(projects).toEqual([firebase]);
});

test('opens the window of the provider in the press, and hands over the token', async () => {
  // The SDK puts its frame into the body.
  const frame = document.createElement('iframe');
  session.signInSocially.mockImplementation(async () => {
    document.body.append(frame);
    return 'id-token';
  });
  ask({ type: 'show-buttons', theme: 'dark', language: 'en', buttons });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Facebook' }));
  expect(session.signInSocially).toHaveBeenCalledWith('facebook', 'en');
  expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toHaveAttribute('aria-busy', 'true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await waitFor(() =>
    expect(answers).toEqual([
      { type: 'pressed', channel: 'facebook' },
      { type: 'token', channel: 'facebook', token: 'id-token' },
    ]),
  );
  expect(frame.isConnected).toBe(true);
});

test('opens no second window while one is at work', async () => {
  session.signInSocially.mockReset();
  ask({ type: 'show-buttons', theme: 'light', language: 'ar', buttons, busy: 'google' });
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
  expect(session.signInSocially).not.toHaveBeenCalled();
});

test('sends a code and confirms it', async () => {
  session.sendCode.mockResolvedValue('v-1');
  session.confirmCode.mockResolvedValue('id-token');
  ask({ type: 'send-code', phone: '+639171234567', language: 'en' });
  await waitFor(() => expect(answers).toEqual([{ type: 'code-sent', verificationId: 'v-1' }]));
  ask({ type: 'confirm-code', verificationId: 'v-1', code: '123456' });
  await waitFor(() => expect(answers).toContainEqual({ type: 'token', token: 'id-token' }));
});

test("answers the provider's refusal by the id of its text", async () => {
  session.confirmCode.mockRejectedValue(refused);
  ask({ type: 'confirm-code', verificationId: 'v-1', code: '1' });
  await waitFor(() => expect(answers).toEqual([{ type: 'failed', textId: 'phone_auth.code-expired' }]));
});
