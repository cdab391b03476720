import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from './rail.tsx';

const labels = { previous: 'Previous', next: 'Next' };

test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('written %s the arrows lead on and back in the way of reading', async (dir, way) => {
  render(
    <Rail title="Games" labels={labels}>
      {[<span key="one">One</span>, <span key="two">Two</span>]}
    </Rail>,
  );
  const list = screen.getByRole('list');
  Object.defineProperties(list, { clientWidth: { value: 100 }, scrollWidth: { value: 300 } });
  list.style.direction = dir;
  list.scrollBy = jest.fn();
  list.scrollLeft = way * 50;
  fireEvent.scroll(list);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
  const moves = jest.mocked(list.scrollBy).mock.calls.map(([move]) => Math.sign(Object(move).left));
  expect(moves).toEqual([way, -way]);
});
