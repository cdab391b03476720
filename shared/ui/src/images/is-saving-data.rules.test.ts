import { isSavingData } from './is-saving-data.rules.tsx';

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('a line of %j is spared: %s', (line, isSpared) => {
  expect(isSavingData(line)).toBe(isSpared);
});
