import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeObserver, installFakeObserver } from '../testing/fake-observer.ts';
import { GameTile } from './game-tile.tsx';

beforeAll(() => installFakeObserver());

const game = {
  name: 'Koi Pond',
  vendor: 'Harbour',
  seed: 1,
  theme: 'koi',
  category: 'fish',
  playLabel: 'Play',
} as const;

test('the whole tile plays, the heart only toggles', async () => {
  const onPlay = jest.fn();
  const onToggle = jest.fn();
  render(<GameTile {...game} onPlay={onPlay} favourite={{ isOn: false, label: 'Favourite', onToggle }} />);
  await userEvent.click(screen.getByRole('button', { name: /Koi Pond/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Favourite', pressed: false }));
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('an unavailable game says why and does not play', async () => {
  const onPlay = jest.fn();
  render(<GameTile {...game} onPlay={onPlay} unavailable="Under maintenance" />);
  const tile = screen.getByRole('button', { name: /Under maintenance/ });
  await userEvent.click(tile);
  expect(tile).toHaveAttribute('aria-disabled', 'true');
  expect(onPlay).not.toHaveBeenCalled();
});

// covers 9
test('a tile that gets another game waits for the picture of that until it is near; one shown before is there at once', () => {
  jest.useFakeTimers();
  const tile = (seed: number, image: string) => (
    <GameTile {...game} seed={seed} image={image} onPlay={() => undefined} />
  );
  const { container, rerender } = render(tile(1, '/pictures/a.webp'));
  const picture = () => container.querySelector('img') ?? container;
  const comeNear = () =>
    act(() => {
      for (const observer of FakeObserver.of(picture())) observer.see([picture()]);
      jest.advanceTimersByTime(200);
    });
  expect(picture()).not.toHaveAttribute('src');
  comeNear();
  expect(picture()).toHaveAttribute('src', '/pictures/a.webp');
  fireEvent.load(picture());
  rerender(tile(2, '/pictures/b.webp'));
  expect(picture()).not.toHaveAttribute('src');
  comeNear();
  expect(picture()).toHaveAttribute('src', '/pictures/b.webp');
  rerender(tile(1, '/pictures/a.webp'));
  expect(picture()).toHaveAttribute('src', '/pictures/a.webp');
  jest.useRealTimers();
});

test('a game whose picture changes while it is near shows the next one at once', () => {
  jest.useFakeTimers();
  const tile = (image: string) => <GameTile {...game} image={image} onPlay={() => undefined} />;
  const { container, rerender } = render(tile('/pictures/c.webp'));
  const picture = container.querySelector('img') ?? container;
  act(() => {
    for (const observer of FakeObserver.of(picture)) observer.see([picture]);
    jest.advanceTimersByTime(200);
  });
  rerender(tile('/pictures/d.webp'));
  expect(container.querySelector('img')).toBe(picture);
  expect(picture).toHaveAttribute('src', '/pictures/d.webp');
  jest.useRealTimers();
});

// covers 9
test("requests the vendor's picture three times, then shows the drawn one", () => {
  jest.useFakeTimers();
  const { container } = render(<GameTile {...game} image="/pictures/koi.webp" onPlay={() => undefined} />);
  const source = () => container.querySelector('img')?.getAttribute('src') ?? '';
  act(() => {
    for (const observer of FakeObserver.made) observer.see([...observer.watched]);
    jest.advanceTimersByTime(200);
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(source()).toBe('/pictures/koi.webp');
    fireEvent.error(container.querySelector('img') ?? container);
  }
  expect(source()).toMatch(/^data:image\/svg/);
  jest.useRealTimers();
});
