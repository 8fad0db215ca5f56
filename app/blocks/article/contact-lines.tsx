import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import styles from './contact-lines.module.css';

/** Contact details of the exchange, as far as exchange.config.ts has them. */
export function ContactLines({
  contact: { email, phone, complaints, address, hours },
}: Pick<ExchangeConfig, 'contact'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <dl className={styles.lines}>
      {email && <Line term={t('article.contact.email')}>{mail(email)}</Line>}
      {phone && (
        <Line term={t('article.contact.phone')}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
            <Figure>{phone}</Figure>
          </a>
        </Line>
      )}
      {complaints && <Line term={t('article.contact.complaints')}>{mail(complaints)}</Line>}
      {address && <Line term={t('article.contact.address')}>{pick(address, locale)}</Line>}
      {hours && <Line term={t('article.contact.hours')}>{pick(hours, locale)}</Line>}
    </dl>
  );
}

function mail(address: string) {
  return (
    <a href={`mailto:${address}`} className="link">
      <Figure>{address}</Figure>
    </a>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
