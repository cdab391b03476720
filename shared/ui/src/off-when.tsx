import type { MouseEvent, MouseEventHandler } from 'react';

const ignore = (event: MouseEvent) => event.preventDefault();

/** Props of a button that is off at times. Unlike with `disabled` it keeps the focus; presses of one that is off do nothing. */
export function offWhen(isOff: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return { 'aria-disabled': isOff || undefined, onClick: isOff ? ignore : onClick };
}
