import { act, fireEvent, render, screen } from '@testing-library/react';
import { GameTile } from './game-tile.tsx';

const { showPopover } = HTMLElement.prototype;
/** jsdom has no pointer events: a mouse event that says what kind of pointer it is. */
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerType = pointerType;
  }
}

const { PointerEvent } = window;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PointerEvent: FakePointerEvent });
  HTMLElement.prototype.showPopover = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { PointerEvent });
  HTMLElement.prototype.showPopover = showPopover;
});

function draw() {
  const onPlay = jest.fn();
  render(
    <GameTile
      {...{ name: 'Koi Pond', vendor: 'Harbour', seed: 1, theme: 'koi', category: 'fish', playLabel: 'Play', onPlay }}
      preview={({ place, onClose }) => (
        <button type="button" onClick={onClose}>
          preview {place}
        </button>
      )}
    />,
  );
  const button = screen.getByRole('button', { name: /Koi Pond/ });
  const shown = () => screen.queryByText(/^preview/)?.textContent;
  return { onPlay, button, shown };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const mouse = { pointerType: 'mouse' };
const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };

test('opens over the tile once a mouse has rested on it, and closes when it leaves', () => {
  const { button, shown } = draw();
  fireEvent.pointerOver(button, mouse);
  wait(299);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe('preview over');
  fireEvent.pointerOut(button, mouse);
  expect(shown()).toBeUndefined();
});

test('below a dialog a mouse opens nothing', () => {
  const { button, shown } = draw();
  // As a dialog marks what lies below it.
  button.closest('article')?.parentElement?.setAttribute('aria-hidden', 'true');
  fireEvent.pointerOver(button, mouse);
  wait(1000);
  expect(shown()).toBeUndefined();
});

test('closes when the focus moves elsewhere, as into a dialog that opens', () => {
  const { button, shown } = draw();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  fireEvent.pointerOver(button, mouse);
  wait(300);
  expect(shown()).toBe('preview over');
  act(() => elsewhere.focus());
  expect(shown()).toBeUndefined();
  elsewhere.remove();
});

test('a mouse that only passes opens nothing', () => {
  const { button, shown } = draw();
  fireEvent.pointerOver(button, mouse);
  wait(200);
  fireEvent.pointerOut(button, mouse);
  wait(1000);
  expect(shown()).toBeUndefined();
});

test('Escape and scrolling close it', () => {
  const { button, shown } = draw();
  for (const end of [() => fireEvent.keyDown(document, { key: 'Escape' }), () => fireEvent.scroll(document)]) {
    fireEvent.pointerOver(button, mouse);
    wait(300);
    expect(shown()).toBe('preview over');
    end();
    expect(shown()).toBeUndefined();
    fireEvent.pointerOut(button, mouse);
  }
});

test('a long press opens a sheet, and its end plays nothing; a short one plays', () => {
  const { button, shown, onPlay } = draw();
  fireEvent.pointerDown(button, finger);
  wait(500);
  expect(shown()).toBe('preview sheet');
  fireEvent.pointerUp(button, finger);
  fireEvent.click(button);
  expect(onPlay).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^preview/ }));
  expect(shown()).toBeUndefined();
  fireEvent.pointerDown(button, finger);
  fireEvent.pointerUp(button, finger);
  fireEvent.click(button);
  wait(1000);
  expect([shown(), onPlay.mock.calls.length]).toEqual([undefined, 1]);
});

test('a finger that scrolls opens nothing', () => {
  const { button, shown } = draw();
  fireEvent.pointerDown(button, finger);
  fireEvent.pointerMove(button, { ...finger, clientY: 40 });
  wait(1000);
  expect(shown()).toBeUndefined();
});
