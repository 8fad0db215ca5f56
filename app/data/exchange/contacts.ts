import { pick } from '#domain/bilingual.ts';
import { textOf } from '#messages/text.tsx';
import type { ContactLine } from '#app/blocks/news-media/contact-facts.tsx';
import type { Site } from '#app/context.ts';

/**
 * Contact lines for a group of people, as far as `exchange.config.ts` has them; the general contact when the group has
 * none of its own.
 */
export function contactLines({ exchange, locale }: Site, whom: 'press' | 'investors'): ContactLine[] {
  const t = textOf(locale);
  const { email, phone, address, hours, ...own } = exchange.contact;
  const mail = own[whom] ?? email;
  const line = (name: string, value: string | null, href: string | null = null): ContactLine[] =>
    value === null ? [] : [{ label: t(`press.contact.${name}`), value, href }];
  return [
    ...line('email', mail, `mailto:${mail}`),
    ...line('phone', phone, `tel:${phone?.replace(/[^+\d]/g, '')}`),
    ...line('hours', hours && pick(hours, locale)),
    ...line('address', address && pick(address, locale)),
  ];
}
