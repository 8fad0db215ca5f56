import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { classNames } from '#app/ui/class-names.ts';
import { AppleMark, GooglePlayMark } from './store-marks.tsx';
import styles from './store-badges.module.css';

interface StoreBadgesProps {
  /** Which app of exchange.config.ts. */
  app: 'exchange' | 'investor';
  className?: string | undefined;
}

/** Ways to an app in the two stores; a store that exchange.config.ts gives no address for is left out. */
export function StoreBadges({ app, className }: StoreBadgesProps) {
  const t = useText();
  const locale = useLocale();
  const config = useRootData()?.exchange.apps[app];
  if (!config || !(config.apple || config.google)) return null;
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

interface BadgeProps {
  href: string;
  over: string;
  /** The store's own name, which is written alike in every language. */
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
