import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { OperatorBankAccount } from './deposits.tables.ts';

/** Tag, length and value as in EMVCo's QR specification; the length has two digits, so 99 characters at most. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Characters that every reader accepts. */
const plain = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, max) || '-';

interface TransferQr {
  to: OperatorBankAccount;
  amountMinor: bigint;
  reference: string;
  /** ISO 3166, two letters. */
  countryCode: string;
  /** ISO 4217, three digits. */
  currencyNumber: string;
}

/** Makes the text of a QR code for banking apps: EMVCo merchant-presented, one-time, with this amount and reference. */
export function transferQr({ to, amountMinor, reference, countryCode, currencyNumber }: TransferQr): string {
  const account = field('00', 'com.p2pqrpay') + field('01', to.code) + field('04', to.number);
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', currencyNumber),
    field('54', amountFromMinor(amountMinor)),
    field('58', countryCode),
    field('59', plain(to.holder, 25)),
    field('60', plain(to.city, 15)),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return text + checksum(text);
}

/** Computes CRC-16/CCITT-FALSE as four capital hex digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
