import { useHref } from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { OfflineBanner } from '#app/blocks/offline-banner/offline-banner.tsx';
import type { RootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { Figure } from '#app/ui/figure.tsx';
import styles from './app-frame.module.css';

const LEGAL: readonly { page: RouteName; text: string }[] = [
  { page: 'discover-contact-us', text: 'footer.contact' },
  { page: 'other-privacy-policy', text: 'footer.privacy' },
  { page: 'other-termsandconditions', text: 'footer.terms' },
];

/** Foot of a page about the investor app: its owner and its legal pages. */
export function AppEnd({ root: { exchange, clock, now } }: { root: RootData }) {
  const t = useText();
  const locale = useLocale();
  const base = useHref('/').replace(/\/$/, '');
  return (
    <>
      <footer className={styles.footer}>
        <div className={`wrap ${styles.end}`}>
          <p>
            © <Figure>{marketDate(clock.observedAt).slice(0, 4)}</Figure> {pick(exchange.name, locale)}
            {clock.simulated && ` · ${t('market.simulated.title')}`}
          </p>
          <ul className={styles.legal} data-screen-only>
            {LEGAL.map(({ page, text }) => (
              <li key={page}>
                <a href={base + pathOf(page)} className={styles.link}>
                  {t(text)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      <OfflineBanner asOf={now} />
    </>
  );
}
