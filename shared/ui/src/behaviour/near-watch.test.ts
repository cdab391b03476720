import { FakeObserver, installFakeObserver } from '../testing/fake-observer.ts';
import { createNearWatch } from './near-watch.ts';

let restore = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  restore = installFakeObserver();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

function watched(names: string[]) {
  const watch = createNearWatch();
  const [observer] = FakeObserver.made;
  if (!observer) throw new Error('no observer was made');
  const started: string[] = [];
  const places = names.map((name) => {
    const place = document.createElement('i');
    return { place, stop: watch.wait(place, () => started.push(name)) };
  });
  const placeOf = (at: number) => places[at]?.place ?? document.body;
  return { observer, started, places, placeOf };
}

// covers 9
test('looks 1.3 screens ahead for a tenth of a picture', () => {
  const { observer } = watched([]);
  expect(observer.options).toEqual({ rootMargin: '30%', threshold: 0.1 });
});

// covers 9
test('the first in view starts at once, the next ones together after 200 ms; none starts twice', () => {
  const { observer, started, placeOf } = watched(['a', 'b', 'c']);
  observer.see([placeOf(0)]);
  expect(started).toEqual(['a']);
  observer.see([placeOf(1)]);
  observer.see([placeOf(2)]);
  jest.advanceTimersByTime(199);
  expect(started).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(started).toEqual(['a', 'b', 'c']);
  observer.see([placeOf(0), placeOf(1)]);
  jest.advanceTimersByTime(1000);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('what has rushed by before its turn, or is gone, is not started', () => {
  const { observer, started, places, placeOf } = watched(['a', 'b', 'c']);
  observer.see([placeOf(0)]);
  observer.see([placeOf(1), placeOf(2)]);
  observer.see([placeOf(1)], false);
  places[2]?.stop();
  jest.advanceTimersByTime(1000);
  expect(started).toEqual(['a']);
  expect([...observer.watched]).toEqual([placeOf(1)]);
});
