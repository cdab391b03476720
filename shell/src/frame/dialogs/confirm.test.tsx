import { act, screen } from '@testing-library/react';
import { change, openPortal } from '../../../testing/open-portal.tsx';

const notice = { title: 'Notice', text: 'Sent.', confirmLabel: 'OK' };
const asked = { ...notice, title: 'Sure?', cancelLabel: 'No' };

afterEach(() => jest.useRealTimers());

async function open(request: typeof notice, dialogAutoCloseSeconds?: number) {
  const { portal, show } = await openPortal({ site: dialogAutoCloseSeconds ? { dialogAutoCloseSeconds } : {} });
  show(null);
  const answers: boolean[] = [];
  await change(() => void portal.dialogs.confirm(request).then((answer) => answers.push(answer)));
  await screen.findByText('Sent.');
  return answers;
}

// covers 9
test("a message closes by itself after the operator's time, which does not count as a yes", async () => {
  jest.useFakeTimers();
  const answers = await open(notice, 8);
  expect(screen.getByRole('status')).toHaveTextContent('Closes in 8 s');
  await act(() => jest.advanceTimersByTimeAsync(7_900));
  expect(answers).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(answers).toEqual([false]);
});

test.each([
  ['a question', asked, 8],
  ['a notice without a configured time', notice, undefined],
] as const)('%s stays open until the player answers', async (_, request, seconds) => {
  jest.useFakeTimers();
  const answers = await open(request, seconds);
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(screen.queryByText(/Closes in/)).toBeNull();
  expect(answers).toEqual([]);
});
