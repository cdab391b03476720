import { useIntl } from '@portal/shared/remote/intl';
import { useDecline } from '@portal/shared/remote/rewards/use-decline';
import { Button } from '@portal/shared/ui/button';
import { useRef } from 'react';

interface DeclineButtonProps {
  /** Of what is declined. */
  name: string;
  /** Of the question, where it is not that the same is never offered again. */
  text?: string;
  send: () => Promise<unknown>;
  refresh: () => unknown;
}

/** Declines a reward for good: it pays nothing and is not offered again. */
export function DeclineButton({ name, text: asked, send, refresh }: DeclineButtonProps) {
  const intl = useIntl();
  const elementRef = useRef<HTMLSpanElement>(null);
  const text = (id: string) => intl.formatMessage({ id }, { name });
  const { decline, isBusy } = useDecline({
    ask: {
      title: text('decline.title'),
      text: asked ?? text('decline.text'),
      confirmLabel: text('decline.yes'),
      cancelLabel: text('decline.no'),
    },
    async send() {
      await send();
      // The button goes with what was declined.
      elementRef.current?.closest<HTMLElement>('[tabindex="-1"], [role="tabpanel"]')?.focus({ preventScroll: true });
    },
    done: text('decline.done'),
    failed: text('failed.text'),
    refresh,
  });
  return (
    <span ref={elementRef}>
      <Button variant="quiet" size="small" busy={isBusy} onClick={decline} aria-label={`${text('decline')}: ${name}`}>
        {text('decline')}
      </Button>
    </span>
  );
}
