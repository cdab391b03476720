import { pastCache } from './past-cache.ts';

const fetched = jest.fn(async () => new Response());
beforeEach(() => {
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

const damaged = Object.assign(new Error('chunk'), { request: 'http://localhost/a.js' });

// covers 2.1
test('retries a failed import past the cache, once, and then as usual', async () => {
  const load = jest.fn(async (name: string) => `${name} is here`);
  load.mockRejectedValueOnce(damaged);
  const ask = pastCache(load);
  await expect(ask('a')).rejects.toBe(damaged);
  expect(fetched).not.toHaveBeenCalled();
  expect(await ask('a')).toBe('a is here');
  expect(await ask('b')).toBe('b is here');
  expect(fetched.mock.calls).toEqual([['http://localhost/a.js', { cache: 'reload' }]]);
});

test('continues after a failure without a file name, and with a cache that cannot be bypassed', async () => {
  const load = jest.fn(async () => 'here');
  load.mockRejectedValueOnce(new Error('else')).mockRejectedValueOnce(new Error('outer', { cause: damaged }));
  const ask = pastCache(load);
  await expect(ask()).rejects.toThrow('else');
  await expect(ask()).rejects.toThrow('outer');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await ask()).toBe('here');
  expect(fetched).toHaveBeenCalledTimes(1);
});
