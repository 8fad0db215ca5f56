import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';

/** Whether somebody answers now, and the opening hours in Dubai time and in the reader's time, which script writes. */
export function OpenNow({ open: { words, from, to } }: { open: { words: string; from: Instant; to: Instant } }) {
  const t = useText();
  return (
    <p>
      {words}{' '}
      <span data-reader-hours={`${from} ${to}`} hidden>
        {t('registrations.readerHours')} <bdi data-reader-hours-text="" />
      </span>
    </p>
  );
}

/** The regulator, to which a complaint can be escalated. */
export function Regulator({ regulator: { name, href } }: { regulator: { name: string; href: string } }) {
  const t = useText();
  return (
    <p>
      <a href={href} rel="external" className="link">
        {t('contact.regulator', { name })}
      </a>
    </p>
  );
}
