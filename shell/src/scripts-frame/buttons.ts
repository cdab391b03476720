import { directionOf } from '@portal/shared/i18n/direction';
import buttonStyles from '@portal/shared/ui/button.module.css';
import type { ShowButtons, SocialChannel } from './messages.ts';
import styles from './sign-in.module.css';

const logos: Readonly<Record<SocialChannel, { letter: string; colour: string }>> = {
  google: { letter: 'G', colour: '#1a73e8' },
  facebook: { letter: 'f', colour: '#0866ff' },
};

/**
 * Draws the buttons and keeps the focus on the one that had it; a press while one is at work does nothing.
 * @param place an element for them alone: the SDK puts frames of its own into the body
 */
export function showButtons(
  place: HTMLElement,
  { theme, language, buttons, busy }: ShowButtons,
  onPress: (channel: SocialChannel) => void,
): void {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.lang = language;
  page.dir = directionOf(language);
  place.className = styles.buttons ?? '';
  const focused = document.activeElement?.getAttribute('data-channel');
  const drawn = buttons.map(({ channel, label }) => {
    const button = drawButton(channel, label, busy === channel);
    if (!busy) button.addEventListener('click', () => onPress(channel));
    return button;
  });
  place.replaceChildren(...drawn);
  drawn.find(({ dataset }) => dataset.channel === focused)?.focus();
}

/** As `Button` of shared/ui draws it, without React. */
function drawButton(channel: SocialChannel, label: string, isBusy: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.channel = channel;
  button.className = [buttonStyles.button, buttonStyles.secondary, buttonStyles.wide].join(' ');
  if (isBusy) {
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
  }
  const name = document.createElement('span');
  name.className = buttonStyles.label ?? '';
  name.textContent = label;
  button.append(isBusy ? drawSpinner() : drawLogo(channel), name);
  return button;
}

function drawSpinner(): HTMLElement {
  const spinner = document.createElement('span');
  spinner.className = buttonStyles.spinner ?? '';
  spinner.setAttribute('aria-hidden', 'true');
  return spinner;
}

/** Letter of the channel on its colour. */
function drawLogo(channel: SocialChannel): SVGElement {
  const { letter, colour } = logos[channel];
  const logo = drawShape('svg', { width: '20', height: '20', viewBox: '0 0 20 20', 'aria-hidden': 'true' });
  const circle = drawShape('circle', { cx: '10', cy: '10', r: '10', fill: colour });
  const sign = drawShape('text', {
    x: '10',
    y: '14.5',
    'text-anchor': 'middle',
    'font-size': '13',
    'font-weight': '800',
    fill: '#ffffff',
  });
  sign.textContent = letter;
  logo.append(circle, sign);
  return logo;
}

function drawShape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  return shape;
}
