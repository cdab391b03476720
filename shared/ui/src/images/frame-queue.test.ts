import { createFrameQueue } from './frame-queue.ts';

function line() {
  const frames: (() => void)[] = [];
  const { wait } = createFrameQueue((then) => frames.push(then));
  return { wait, frame: () => frames.shift()?.() };
}

test('the first is called at once, the others one a frame, in their order', () => {
  const { wait, frame } = line();
  const called: string[] = [];
  for (const name of ['a', 'b', 'c']) wait(() => called.push(name));
  expect(called).toEqual(['a']);
  frame();
  expect(called).toEqual(['a', 'b']);
  frame();
  frame();
  expect(called).toEqual(['a', 'b', 'c']);
  wait(() => called.push('d'));
  expect(called).toEqual(['a', 'b', 'c', 'd']);
});

test('skips a cancelled entry, which costs no frame', () => {
  const { wait, frame } = line();
  const called: string[] = [];
  wait(() => called.push('a'));
  const leave = wait(() => called.push('b'));
  wait(() => called.push('c'));
  leave();
  frame();
  expect(called).toEqual(['a', 'c']);
});
