import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pagination } from './pagination.tsx';

const labels = { pages: 'Pages', previous: 'Previous', next: 'Next' };

function Sample({ start, total }: { start: number; total: number }) {
  const [pageNo, setPageNo] = useState(start);
  return <Pagination pageNo={pageNo} totalPages={total} onChange={setPageNo} labels={labels} />;
}

const shown = () =>
  [...screen.getByRole('navigation').querySelectorAll('button:not([aria-label]), span[class="gap"]')].map(
    ({ textContent }) => textContent,
  );

// covers 9
test('three pages around the current one, one at each end, gaps between', async () => {
  render(<Sample start={5} total={9} />);
  expect(shown()).toEqual(['1', '…', '4', '5', '6', '…', '9']);
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('5');
  await userEvent.click(screen.getByRole('button', { name: '9' }));
  expect(shown()).toEqual(['1', '…', '7', '8', '9']);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

test('the page that an arrow leads to is read out', async () => {
  render(<Sample start={1} total={4} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent('Pages: 2 / 4');
});

test('a single page has none', () => {
  const { container } = render(<Sample start={1} total={1} />);
  expect(container).toBeEmptyDOMElement();
});
