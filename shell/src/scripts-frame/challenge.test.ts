import { waitFor } from '@testing-library/react';
import { watchChallenge } from './challenge.ts';

test("reports when the provider's challenge is shown and when it goes, and not its badge", async () => {
  const reported: boolean[] = [];
  const end = watchChallenge((isShown) => reported.push(isShown));
  const add = (height: number) => {
    const frame = document.createElement('iframe');
    frame.checkVisibility = () => frame.dataset.seen === 'true';
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, height);
    return document.body.appendChild(frame);
  };
  const badge = add(60);
  badge.dataset.seen = 'true';
  const challenge = add(580);
  challenge.dataset.seen = 'true';
  await waitFor(() => expect(reported).toEqual([true]));
  challenge.dataset.seen = 'false';
  await waitFor(() => expect(reported).toEqual([true, false]));
  end();
});
