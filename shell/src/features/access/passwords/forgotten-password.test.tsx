import { screen, waitFor, within } from '@testing-library/react';
import { openAccessDialog } from '../../../../testing/open-access-dialog.tsx';

test('login: a forgotten password is a matter of customer service, and the button leads there', async () => {
  const { user, portal } = await openAccessDialog('login', {});
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const answer = screen.getByText(/ask customer service/).closest('[role="status"]');
  const [way] = within(answer as HTMLElement).getAllByRole('button');
  if (way) await user.click(way);
  const [service] = portal.host.site.customerService;
  if (service)
    expect(open).toHaveBeenCalledWith(service.path, 'support', expect.stringContaining('width=440,height=750'));
  else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.host.location.get().pathname).toBe(service ? '/register' : '/help');
  open.mockRestore();
});
