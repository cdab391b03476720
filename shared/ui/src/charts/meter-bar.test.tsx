import { render, screen } from '@testing-library/react';
import { MeterBar } from './meter-bar.tsx';

test('a bar with a label is read out with how far it has come; one without is a picture alone', () => {
  render(<MeterBar percent={63} label="Wagering requirement" text="P38.00 of P60.00" />);
  const bar = screen.getByRole('progressbar', { name: 'Wagering requirement' });
  expect(bar).toHaveAttribute('aria-valuenow', '63');
  expect(bar).toHaveAttribute('aria-valuetext', 'P38.00 of P60.00');
  const { container } = render(<MeterBar percent={40} tint="red" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.firstElementChild).toHaveStyle({ inlineSize: '40%' });
});
