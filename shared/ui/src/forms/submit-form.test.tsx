import { act, render, screen } from '@testing-library/react';
import { SubmitForm } from './submit-form.tsx';
import { TextField } from './text-field.tsx';

function show(onSubmit: () => Promise<void>, failure = '') {
  const form = (text: string) => (
    <SubmitForm onSubmit={onSubmit} submitLabel="Log in" failure={text}>
      <TextField label="Username" />
    </SubmitForm>
  );
  const { rerender } = render(form(failure));
  return {
    button: screen.getByRole('button', { name: 'Log in' }),
    showFailure: (text: string) => rerender(form(text)),
  };
}

/** A submission that ends when the test decides. */
function slowTry() {
  let end = () => {};
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return { onSubmit, end: () => act(async () => end()) };
}

test('three presses before anything is drawn are one', async () => {
  const { onSubmit, end } = slowTry();
  const { button } = show(onSubmit);
  await act(async () => {
    button.click();
    button.click();
    button.click();
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await end();
  expect(button).not.toHaveAttribute('aria-busy');
  await act(async () => button.click());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('what failed is read out in a place that was there before', () => {
  const { showFailure } = show(async () => {});
  const alertRegion = screen.getByRole('alert');
  expect(alertRegion).toBeEmptyDOMElement();
  showFailure('Wrong name or password.');
  expect(alertRegion).toHaveTextContent('Wrong name or password.');
});
