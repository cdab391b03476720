import { safeStorage } from '../boot/storage/safe-storage.ts';
import { disabledRemotes } from './safe-mode.ts';

const storage = safeStorage(() => sessionStorage);
const disabled = (search: string) => [...disabledRemotes(search, storage)];

beforeEach(() => sessionStorage.clear());

test('reads one part or several, from one parameter or many', () => {
  expect(disabled('')).toEqual([]);
  expect(disabled('?disable=remote-games')).toEqual(['remote-games']);
  expect(disabled('?disable=remote-games,%20remote-lottery,')).toEqual(['remote-games', 'remote-lottery']);
  expect(disabled('?disable=remote-games&disable=remote-lottery')).toEqual(['remote-games', 'remote-lottery']);
});

// covers 10
test('lasts for the tab until the parameter is given without a part', () => {
  disabled('?disable=remote-games');
  expect(disabled('?page=2')).toEqual(['remote-games']);
  expect(disabled('?disable=remote-lottery')).toEqual(['remote-lottery']);
  expect(disabled('?disable=')).toEqual([]);
  expect(disabled('')).toEqual([]);
});
