import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { APP } from '#domain/forms/coming.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { useRootData } from '#app/root-data.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { AppleMark, GooglePlayMark } from './store-marks.tsx';
import styles from './store-badges.module.css';

interface StoreBadgesProps {
  /** The app in exchange.config.ts. */
  app: 'exchange' | 'investor';
  className?: string | undefined;
}

/** Links to an app in the two stores; a store without an address in exchange.config.ts is left out. */
export function StoreBadges({ app, className }: StoreBadgesProps) {
  const t = useText();
  const locale = useLocale();
  const config = useRootData()?.exchange.apps[app];
  if (!config) return null;
  if (!(config.apple || config.google)) return app === 'investor' ? <NotYet /> : null;
  const name = pick(config.name, locale);
  return (
    <ul className={classNames(styles.badges, className)}>
      {config.apple && (
        <Badge href={config.apple} over={t('stores.apple')} store="App Store" app={name} mark={<AppleMark />} />
      )}
      {config.google && (
        <Badge
          href={config.google}
          over={t('stores.google')}
          store="Google Play"
          app={name}
          mark={<GooglePlayMark />}
        />
      )}
    </ul>
  );
}

/** Before the app is in a store, readers can ask to be notified. */
function NotYet() {
  const t = useText();
  return (
    <p>
      {t('stores.notYet')}{' '}
      <Link to={`${pathOf('investing-ivestor-notification-form')}?for=${APP}`} className="link">
        {t('stores.tellMe')}
      </Link>
    </p>
  );
}

interface BadgeProps {
  href: string;
  over: string;
  /** The store's own name, which is the same in every language. */
  store: string;
  app: string;
  mark: ReactNode;
}

function Badge({ href, over, store, app, mark }: BadgeProps) {
  return (
    <li>
      <a href={href} rel="external" className={styles.badge}>
        {mark}
        <span className={styles.words}>
          <span className={styles.over}>{over} </span>
          <span className={styles.store} lang="en" dir="ltr">
            {store}
          </span>
          <span className="visually-hidden">: {app}</span>
        </span>
      </a>
    </li>
  );
}
