import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Country } from './country.rules.tsx';
import { CountryPicker } from './country-picker.tsx';

const countries: Country[] = [
  { countryCode: 'PH', countryDialingCode: '+63', digits: 10 },
  { countryCode: 'MY', countryDialingCode: '+60' },
  { countryCode: 'TH', countryDialingCode: '+66' },
];
const labels = { chosen: (code: string) => `Country ${code}`, search: 'Search', list: 'Countries', none: 'None found' };

function Picker() {
  const [country, onCountry] = useState<Country | undefined>(countries[0]);
  return (
    <>
      <CountryPicker countries={countries} country={country} onCountry={onCountry} locale="en" labels={labels} />
      <button type="button">elsewhere</button>
    </>
  );
}

const opener = (code: string) => screen.getByRole('button', { name: `Country ${code}` });

test('keys alone: opened, narrowed, chosen; the focus goes back to the button', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  opener('+63').focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  expect(screen.getByRole('option', { name: /Philippines/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: /Thailand/ });
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('mala{Enter}');
  expect(opener('+60')).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('finds a country by code or name; says that nothing was found', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.click(opener('+63'));
  await user.keyboard('+66');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('atlantis');
  expect(screen.getByRole('status')).toHaveTextContent('None found');
});

test('Escape closes the list alone', async () => {
  const user = userEvent.setup();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  render(<Picker />);
  await user.click(opener('+63'));
  onKey.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onKey).not.toHaveBeenCalled();
  expect(opener('+63')).toHaveFocus();
  document.removeEventListener('keydown', onKey);
});

test('the button keeps the focus while the countries load, and opens nothing', async () => {
  const user = userEvent.setup();
  const common = { countries, onCountry: jest.fn(), locale: 'en', labels };
  const { rerender } = render(<CountryPicker {...common} country={countries[0]} />);
  opener('+63').focus();
  rerender(<CountryPicker {...common} country={undefined} />);
  expect(screen.getByRole('button', { name: 'Country' })).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

// covers 2.3
test('the list hides 200 ms after the focus has left, and stays when it comes back before', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Picker />);
  await user.click(opener('+63'));
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  act(() => jest.advanceTimersByTime(199));
  expect(screen.getByRole('listbox')).toBeVisible();
  act(() => screen.getByRole('combobox').focus());
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('listbox')).toBeNull();
  jest.useRealTimers();
});

test.each([
  ['while it is composed', { key: 'Enter', isComposing: true, keyCode: 13 }],
  ['after it was composed, as Safari sends it', { key: 'Enter', keyCode: 229 }],
])('Enter that ends a word of an input method chooses nothing: %s', async (_name, key) => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.click(opener('+63'));
  await user.keyboard('mala');
  fireEvent.keyDown(screen.getByRole('combobox'), key);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(opener('+60')).toHaveFocus();
});
