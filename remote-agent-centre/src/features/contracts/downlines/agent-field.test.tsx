import { listDownlines } from '@portal/shared/contract/agents/downlines';
import { HostContext } from '@portal/shared/remote/host-context';
import { IntlProvider } from '@portal/shared/remote/intl';
import { QueryClient, QueryClientProvider } from '@portal/shared/remote/query';
import { answering, createFakeHost, fakeMember } from '@portal/shared/testing/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { askedOf } from '../../../testing/open-centre.ts';
import { AgentField } from './agent-field.tsx';

const found = answering(listDownlines, () => ({ path: [], list: [], totalPages: 0, found: 0 }));
const messages = { 'contracts.offer.account': 'Agent', 'contracts.offer.account.help': 'Directly below you' };

function Field() {
  const [account, setAccount] = useState('');
  return <AgentField account={account} onChange={setAccount} />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// covers 2.6
test('searches for names once the typing pauses, not at every key', async () => {
  const host = createFakeHost({ member: fakeMember, answers: [found] });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={messages}>
          <Field />
        </IntlProvider>
      </QueryClientProvider>
    </HostContext>,
  );
  const box = screen.getByRole('combobox', { name: /Agent/ });
  for (const typed of ['a', 'ag', 'age', 'agent0', 'agent01 ']) {
    fireEvent.change(box, { target: { value: typed } });
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  const searches = () => askedOf(host, listDownlines).map((input) => Object(input).search);
  expect(searches()).toEqual([undefined]);
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(searches()).toEqual([undefined, 'agent01']);
});
