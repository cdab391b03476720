/** ISO 4217 numbers of the region's currencies and other common ones. */
const numbers: Readonly<Record<string, string>> = {
  CNY: '156',
  EUR: '978',
  IDR: '360',
  INR: '356',
  JPY: '392',
  KRW: '410',
  MYR: '458',
  PHP: '608',
  SGD: '702',
  THB: '764',
  TWD: '901',
  USD: '840',
  VND: '704',
};

/** For QR codes; '999' (no currency) when unknown, which banking apps refuse rather than guess. */
export const currencyNumberOf = (currency: string): string => numbers[currency] ?? '999';
