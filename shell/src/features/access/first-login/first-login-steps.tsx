import { useHost } from '@portal/shared/remote/host-context';
import { type ContactKind, provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useEffect, useRef, useState } from 'react';
import type { TypedContacts } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';
import styles from './first-login.module.css';
import type { FirstLoginStep } from './first-login.rules.ts';
import { PaymentPasswordStep } from './payment-password-step.tsx';

interface FirstLoginStepsProps {
  steps: readonly FirstLoginStep[];
  /** Contacts of the registration. */
  typed: TypedContacts | undefined;
  /** Whether the member has a login password to authorise the payment password. */
  hasPassword: boolean;
  onDone(): void;
}

/** Shows the steps one after another; each new heading gets the focus, so that it is read out. */
export function FirstLoginSteps({ steps, typed = {}, hasPassword, onDone }: FirstLoginStepsProps) {
  const t = useText();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[index];
  useEffect(() => {
    if (index > 0) heading.current?.focus();
  }, [index]);
  const onNext = () => (index + 1 < steps.length ? setIndex(index + 1) : onDone());
  return (
    <section className={styles.step}>
      <header className={styles.head}>
        {steps.length > 1 && (
          <p className={styles.place}>{t('first.place', { place: index + 1, count: steps.length })}</p>
        )}
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`first.${step}`)}
        </h3>
        <p className={styles.lead}>{t(`first.${step}_text`)}</p>
      </header>
      {step === 'contact' ? (
        <ContactStep typed={typed} onDone={onNext} />
      ) : (
        <PaymentPasswordStep hasPassword={hasPassword} onDone={onNext} />
      )}
    </section>
  );
}

/** Binds a contact, needed for a forgotten password or a login from a new address. */
function ContactStep({ typed, onDone }: { typed: TypedContacts; onDone(): void }) {
  const t = useText();
  const kinds = provableContacts(useHost().site.identity);
  const prefersEmail = kinds.includes('email') && !!typed.email && !typed.mobileNum;
  const [kind, setKind] = useState<ContactKind>(prefersEmail ? 'email' : (kinds[0] ?? 'email'));
  const items = kinds.map((value) => ({ value, label: t(`forgot.by_${value}`) }));
  return (
    <Tabs label={t('first.contact')} look="pill" items={items} value={kind} onChange={setKind}>
      {kind === 'mobile' ? (
        <BindMobile typed={typed.mobileNum} onDone={onDone} />
      ) : (
        <BindEmail typed={typed.email} onDone={onDone} />
      )}
    </Tabs>
  );
}
