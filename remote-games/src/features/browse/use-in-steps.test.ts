import { act, renderHook } from '@testing-library/react';
import { useInSteps } from './use-in-steps.ts';

test('a few more with each frame, and no frame is asked for when all are there', () => {
  const frames: FrameRequestCallback[] = [];
  const asked = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
  const passFrame = () => act(() => frames.splice(0).forEach((then) => void then(0)));
  const { result, rerender } = renderHook(({ count }) => useInSteps(count, 4), { initialProps: { count: 0 } });
  expect(result.current).toBe(0);
  rerender({ count: 11 });
  expect(result.current).toBe(4);
  passFrame();
  expect(result.current).toBe(8);
  passFrame();
  expect(result.current).toBe(11);
  passFrame();
  expect([result.current, asked.mock.calls.length]).toEqual([11, 2]);
  asked.mockRestore();
});
