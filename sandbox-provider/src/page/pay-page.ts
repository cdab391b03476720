import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CallbackDelivery, callbackDeliveries, type Payment } from '../store/payment.rules.ts';
import { escaped, pageOf } from './page-frame.ts';

interface PayView {
  payment: Payment;
  /** True if it can be paid now. */
  isOpen: boolean;
  /** Address of this page, for another device. */
  address: string;
  error?: string;
}

/** Returns the page of a payment for its payer. */
export function payPage({ payment, isOpen, address, error }: PayView): string {
  const { shop, reference } = payment;
  const body = `
    <header class="head"><span class="mark" aria-hidden="true"></span><span>Sandbox Pay</span>
      <span class="note">Test mode: no real money is charged</span></header>
    <main class="card">
      <p class="shop">Payment to <strong>${escaped(shop)}</strong></p>
      <h1 class="amount">${money(payment, payment.paidAmount ?? payment.amount)}</h1>
      <dl class="facts"><dt>Reference</dt><dd><code>${escaped(reference)}</code></dd>
      ${isOpen ? `<dt>Pay by</dt><dd>${timeOf(payment.expiresAt)}</dd>` : ''}</dl>
      ${isOpen ? openPart(payment, address, error) : closedPart(payment)}
    </main>`;
  return pageOf(`${isOpen ? 'Pay' : 'Payment to'} ${shop}`, body);
}

export const notFoundPage = (): string =>
  pageOf(
    'Payment not found',
    `<main class="card"><h1 class="title">Payment not found</h1>
    <p>This link is incomplete or has expired.</p></main>`,
  );

function openPart(payment: Payment, address: string, error: string | undefined): string {
  const qr = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: address, size: 168, level: 'M', marginSize: 2, title: 'This page as a QR code' }),
  );
  return `
    ${error ? `<p class="bad" role="alert">${escaped(error)}</p>` : ''}
    <form method="post" class="form">
      <button class="main" name="act" value="pay"><span>Pay ${money(payment, payment.amount)}</span></button>
      <button class="second" name="act" value="fail">Decline payment</button>
      <details ${error ? 'open' : ''}><summary>Test options</summary>
        <fieldset><legend>Notify the shop</legend>${callbackDeliveries.map(deliveryChoice).join('')}</fieldset>
      </details>
    </form>
    <form method="post" class="form other">
      <label for="amount">Pay a different amount</label>
      <div class="row"><input id="amount" name="amount" inputmode="decimal" autocomplete="off" required
        ${error ? 'aria-invalid="true"' : ''}><button class="second" name="act" value="pay">Pay this amount</button></div>
    </form>
    <figure class="qr">${qr}<figcaption>Scan to pay on another device</figcaption></figure>`;
}

const deliveryTexts = {
  'at once': 'right away',
  late: 'a minute late',
  twice: 'twice',
  never: 'not at all',
} as const satisfies Readonly<Record<CallbackDelivery, string>>;

const deliveryChoice = (fate: CallbackDelivery, index: number): string =>
  `<label class="choice"><input type="radio" name="fate" value="${fate}"${index === 0 ? ' checked' : ''}>${deliveryTexts[fate]}</label>`;

const results = {
  paid: ['good', 'Paid', 'Thank you. The shop has been notified, and you can return to it.'],
  failed: ['bad', 'Payment declined', 'You were not charged.'],
  closed: ['bad', 'Payment cancelled', 'The shop cancelled this payment. You were not charged.'],
  open: ['bad', 'Payment expired', 'You were not charged. Please start a new payment.'],
} as const;

function closedPart({ state, returnUrl, shop }: Payment): string {
  const [tone, title, text] = results[state];
  return `<div class="result ${tone}" role="status"><h2>${title}</h2><p>${text}</p></div>
    <a class="main" href="${escaped(returnUrl)}">Back to ${escaped(shop)}</a>`;
}

const money = ({ currencySymbol }: Payment, amount: string): string =>
  `<span class="symbol">${escaped(currencySymbol)}</span>${escaped(amount.replace(/\B(?=(\d{3})+\.)/g, ','))}`;

const timeOf = (iso: string): string =>
  `<time datetime="${escaped(iso)}">${escaped(`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`)}</time>`;
