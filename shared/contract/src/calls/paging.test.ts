import * as v from 'valibot';
import { isoTime } from './paging.ts';

test.each(['1900-01-01T00:00:00Z', '2026-11-22T06:00:00.000Z', '2026-11-22T06:00:00+07:00'])('%s is a time', (text) => {
  expect(v.is(isoTime, text)).toBe(true);
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-02-31T99:00:00Z', '2026-11-22', 'yesterday'])(
  '%s is refused',
  (text) => {
    expect(v.is(isoTime, text)).toBe(false);
  },
);
