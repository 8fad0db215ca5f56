import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { StoreBadges } from '#app/blocks/store-badges/store-badges.tsx';
import { Device } from './device.tsx';
import styles from './app-promotion.module.css';

const APPS = [
  { app: 'exchange', text: 'promotion.exchange', more: 'promotion.exchange.more', page: 'dfm-mobile-app' },
  { app: 'investor', text: 'promotion.investor', more: 'promotion.investor.more', page: 'investing-ivestor' },
] as const satisfies readonly { app: 'exchange' | 'investor'; text: string; more: string; page: RouteName }[];

/** The two apps with links to them, and two phones that show pages of this site unchanged. */
export function AppPromotion() {
  const t = useText();
  const locale = useLocale();
  const apps = useRootData()?.exchange.apps;
  return (
    <section className={styles.band} aria-labelledby="apps">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <h2 id="apps" className={`${styles.title} light display`}>
            {t('promotion.title')}
          </h2>
          {apps &&
            APPS.map(({ app, text, more, page }) => (
              <div key={app} className={styles.app}>
                <h3 className={styles.name}>{pick(apps[app].name, locale)}</h3>
                <p className={styles.lead}>{t(text)}</p>
                <StoreBadges app={app} className={styles.stores} />
                <p className={styles.more}>
                  <MoreLink to={pathOf(page)}>{t(more)}</MoreLink>
                </p>
              </div>
            ))}
        </div>
        <div className={styles.devices} role="region" aria-labelledby="pictured" tabIndex={0} data-screen-only>
          <p id="pictured" className={styles.note}>
            {t('promotion.pictured')}
          </p>
          <Device page="home" alt={t('promotion.picture.home')} className={styles.first} />
          <Device page="company" alt={t('promotion.picture.company')} className={styles.second} />
        </div>
      </div>
    </section>
  );
}
