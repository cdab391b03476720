import { act, fireEvent, render, screen } from '@testing-library/react';
import { CountBadge } from '../feedback/count-badge.tsx';
import { CodeButton } from '../forms/codes/code-button.tsx';
import { DataTable } from '../lists/data-table.tsx';
import { AmountLabel } from './amount-label.tsx';
import { BalanceLabel } from './balance-label.tsx';

/**
 * Does what translators of browsers do to a page: each text node is replaced by an element that holds another text.
 * `isStubborn` translates what `translate="no"` forbids, too.
 */
function translatePage(root: Element, { isStubborn = false } = {}): void {
  if (!isStubborn && root.getAttribute('translate') === 'no') return;
  for (const node of [...root.childNodes]) {
    if (node instanceof Element) translatePage(node, { isStubborn });
    else if (node instanceof Text && node.data.trim() !== '') {
      const font = document.createElement('font');
      font.textContent = `«${node.data}»`;
      node.replaceWith(font);
    }
  }
}

const labels = { balance: 'Balance', refresh: 'Refresh', show: 'Show balance', hide: 'Hide balance' };
const acts = { onToggle: () => {}, onRefresh: () => {}, labels };

test.each([false, true])('the balance follows in a translated page, stubborn translator: %s', (isStubborn) => {
  const balance = (amount: string) => <BalanceLabel amount={amount} symbol="P" isMasked={false} {...acts} />;
  const { container, rerender } = render(balance('10000.00'));
  translatePage(container, { isStubborn });
  for (const [amount, shown] of [
    ['9979.00', '9,979.00'],
    ['-12.34', '\u221212.34'],
    ['0.50', '0.50'],
  ] as const) {
    rerender(balance(amount));
    const text = screen.getByRole('button', { name: /Balance/ }).textContent ?? '';
    expect(text.replace('P', '').replaceAll(/[«»]/g, '')).toContain(shown);
    expect(text).not.toContain('10,000.00');
  }
});

test('a balance can be hidden and shown in a translated page', () => {
  const balance = (isMasked: boolean) => <BalanceLabel amount="5.00" symbol="P" isMasked={isMasked} {...acts} />;
  const { container, rerender } = render(balance(false));
  translatePage(container, { isStubborn: true });
  rerender(balance(true));
  translatePage(container, { isStubborn: true });
  rerender(balance(false));
  expect(container.textContent).toContain('5.00');
  expect(container.textContent).not.toContain('***');
});

test.each([
  ['an amount', <AmountLabel key="a" amount="1234.50" symbol="P" kind="signed" />, '+P1,234.50'],
  ['a count', <CountBadge key="b" count={3} />, '3'],
  [
    'a numeric cell',
    <DataTable
      key="c"
      caption="Bets"
      columns={[{ id: 'n', title: 'Rounds', isNumeric: true, cell: (row: string) => row }]}
      rows={['17']}
      rowKey={(row) => row}
      empty={null}
    />,
    '17',
  ],
])('%s is left as it is by a translator', (_name, element, shown) => {
  const { container } = render(element);
  translatePage(container);
  expect(container.textContent).toContain(shown);
  expect(container.textContent).not.toContain(`«${shown}`);
});

test('the seconds until the next code follow in a translated page', async () => {
  jest.useFakeTimers();
  try {
    const { container } = render(
      <CodeButton waiting={(seconds) => `Again in ${seconds} s`} onSend={async () => 1}>
        Send code
      </CodeButton>,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    translatePage(container, { isStubborn: true });
    await act(async () => void jest.advanceTimersByTime(5000));
    expect(screen.getByRole('button')).toHaveTextContent(/^Again in 55 s$/);
  } finally {
    jest.useRealTimers();
  }
});
