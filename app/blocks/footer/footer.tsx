import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import type { RootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Brand } from '#app/blocks/header/brand.tsx';
import { LatticeBand } from '#app/blocks/lattice/lattice-band.tsx';
import styles from './footer.module.css';

interface PageLink {
  page: RouteName;
  text: string;
}

const QUICK: readonly PageLink[] = [
  { page: 'market-watch', text: 'menu.marketWatch' },
  { page: 'the-exchange-listed-securities', text: 'menu.listedSecurities' },
  { page: 'the-exchange-disclosures', text: 'footer.disclosures' },
  { page: 'the-exchange-historical-data', text: 'footer.historicalData' },
  { page: 'the-exchange-settlement-trading-calender', text: 'footer.calendar' },
  { page: 'investing-how-to-trade', text: 'footer.howToTrade' },
  { page: 'discover-careers', text: 'footer.careers' },
];

const LEGAL: readonly PageLink[] = [
  { page: 'other-disclaimer', text: 'footer.disclaimer' },
  { page: 'other-privacy-policy', text: 'footer.privacy' },
  { page: 'other-termsandconditions', text: 'footer.terms' },
  { page: 'open-data', text: 'footer.openData' },
  { page: 'status', text: 'footer.status' },
];

/** Data of the footer that can change. */
export interface FooterFacts {
  exchange: RootData['exchange'];
  /** The day whose session a simulated market replays; null for a real market. */
  simulatedDay: PlainDate | null;
  year: string;
}

/** Footer: the exchange, the provenance of its figures, links, and contacts. Pages that are not built are left out. */
export function Footer({ root, base }: { root: FooterFacts; base: string }) {
  const t = useText();
  const locale = useLocale();
  const { exchange, simulatedDay, year } = root;
  const { related } = exchange;
  return (
    <footer className={`${styles.footer} on-navy`}>
      <LatticeBand />
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.identity}>
            <Brand name={exchange.name} onNavy />
            <p className={styles.notice}>
              {simulatedDay !== null && <b>{t('market.simulated.title')} </b>}
              {simulatedDay === null
                ? t('market.source.words')
                : t('market.simulated.words', { date: formatDate(simulatedDay, locale) })}{' '}
              {t('footer.unit')}
            </p>
          </div>
          <Column title={t('common.quickLinks')}>
            <PageLinks links={QUICK} base={base} />
          </Column>
          {related.length > 0 && (
            <Column title={t('footer.related')}>
              {related.map(({ name, href }) => (
                <li key={name[DEFAULT_LOCALE]}>
                  {href ? (
                    <ExternalLink href={href} said={t('menu.external')} className={styles.link}>
                      {pick(name, locale)}
                    </ExternalLink>
                  ) : (
                    <span className={styles.link}>{pick(name, locale)}</span>
                  )}
                </li>
              ))}
            </Column>
          )}
          <Contact contact={exchange.contact} />
        </div>
        <div className={styles.end}>
          <p>
            {/* The reader's year, not the replayed market's. */}© <Figure>{year}</Figure> {pick(exchange.name, locale)}
          </p>
          <ul className={styles.legal} data-screen-only>
            <PageLinks links={LEGAL} base={base} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function PageLinks({ links, base }: { links: readonly PageLink[]; base: string }) {
  const t = useText();
  return links.map(({ page, text }) => (
    <li key={page}>
      <a href={base + pathOf(page)} className={styles.link}>
        {t(text)}
      </a>
    </li>
  ));
}

/** Contact details of the exchange, as far as known. */
function Contact({ contact }: { contact: RootData['exchange']['contact'] }) {
  const t = useText();
  const locale = useLocale();
  const { email, phone, complaints, address, hours } = contact;
  const isKnown = Object.values(contact).some((value) => value !== null);
  if (!isKnown) return null;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={styles.title}>
        {t('footer.contact')}
      </h2>
      <address className={styles.contact}>
        {address && <p>{pick(address, locale)}</p>}
        {hours && <p>{pick(hours, locale)}</p>}
        {phone && <ContactLink href={`tel:${phone.replaceAll(' ', '')}`} text={phone} />}
        {email && <ContactLink href={`mailto:${email}`} text={email} />}
        {complaints && <ContactLink href={`mailto:${complaints}`} text={complaints} label={t('footer.complaints')} />}
      </address>
    </section>
  );
}

function ContactLink({ href, text, label }: { href: string; text: string; label?: string }) {
  return (
    <p>
      {label && `${label} `}
      <a href={href} className={styles.link}>
        <Figure>{text}</Figure>
      </a>
    </p>
  );
}
