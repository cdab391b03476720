import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { watchHistoryLayers } from './history-layers.tsx';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** Runs an act that navigates the tab this often, and waits for the navigations. */
async function moving(times: number, start: () => unknown) {
  await act(async () => {
    const first = moved();
    await start();
    await first;
    for (let time = 1; time < times; time += 1) await moved();
    await turn();
  });
}

const go = (delta: number, times = 1) => moving(times, () => window.history.go(delta));

interface BoxProps {
  name: string;
  isStubborn?: boolean;
  children?: React.ReactNode;
}

function Box({ name, isStubborn = false, children }: BoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>{`Open ${name}`}</button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(isStubborn)} title={name} closeLabel={`Close ${name}`}>
        {children}
      </Dialog>
    </>
  );
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(turn);
}

beforeEach(() => window.history.pushState({ page: 'start' }, '', '/start'));
afterEach(async () => {
  cleanup();
  await turn();
  while (globalThis.portalHistoryLayers?.isLeaving) await moved().then(turn);
});

test('back closes the topmost dialog, then the one below, then leaves the page', async () => {
  render(
    <Box name="one">
      <Box name="two" />
    </Box>,
  );
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  await press('Open one');
  await press('Open two');
  await go(-1);
  expect(dialog('two')).not.toBeInTheDocument();
  expect(dialog('one')).toBeInTheDocument();
  await go(-1);
  expect(dialog('one')).not.toBeInTheDocument();
  expect([window.location.pathname, window.history.state]).toEqual(['/lobby', { page: 'lobby' }]);
  await go(-1);
  expect(window.location.pathname).toBe('/start');
});

test('a dialog closed by its button leaves no history entry, and keeps the state of the page', async () => {
  render(<Box name="one" />);
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  await press('Open one');
  expect(window.history.state).toMatchObject({ page: 'lobby' });
  await moving(1, () => fireEvent.click(screen.getByRole('button', { name: 'Close one' })));
  expect(window.history.state).toEqual({ page: 'lobby' });
  await go(-1);
  expect(window.location.pathname).toBe('/start');
});

test('forward after back opens nothing and stays on the page', async () => {
  render(<Box name="one" />);
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  await press('Open one');
  await go(-1);
  await go(1, 2);
  expect(dialog('one')).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ page: 'lobby' });
  await go(-1);
  expect(window.location.pathname).toBe('/start');
});

test('a dialog that takes the place of another takes its entry', async () => {
  function Either() {
    const [name, setName] = useState('Log in');
    const other = name === 'Log in' ? 'Register' : 'Log in';
    return (
      <Dialog key={name} isOpen={name !== ''} onClose={() => setName('')} title={name || 'none'} closeLabel="Close">
        <button type="button" onClick={() => setName(other)}>
          {other}
        </button>
      </Dialog>
    );
  }
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  const entries = window.history.length;
  render(<Either />);
  await act(turn);
  await press('Register');
  await press('Log in');
  expect(dialog('Log in')).toBeInTheDocument();
  expect(window.history.length).toBe(entries + 1);
  await go(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ page: 'lobby' });
});

test('a dialog that may not be closed stays, and the page below stays with it', async () => {
  render(<Box name="one" isStubborn />);
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  await press('Open one');
  await go(-1);
  await go(-1);
  expect(dialog('one')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/lobby');
});

test('back from a page that was opened out of a dialog leads to the page below it', async () => {
  const { unmount } = render(<Box name="one" />);
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  await press('Open one');
  window.history.pushState({ page: 'vip' }, '', '/vip');
  unmount();
  await go(-1, 2);
  expect([window.location.pathname, window.history.state]).toEqual(['/lobby', { page: 'lobby' }]);
});

test('the entry of a dialog that a reload has closed is left', async () => {
  window.history.pushState({ page: 'lobby' }, '', '/lobby');
  window.history.pushState({ page: 'lobby', layer: 'of the page before' }, '', '/lobby');
  globalThis.portalHistoryLayers = undefined;
  await moving(1, watchHistoryLayers);
  expect(window.history.state).toEqual({ page: 'lobby' });
});
