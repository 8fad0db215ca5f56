import { integer } from '#domain/number.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { siteContext } from '#app/context.ts';
import { loadHello } from '#app/data/carbon/carbon-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { Figure } from '#app/ui/figure.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import styles from '#app/blocks/carbon/carbon.module.css';
import type { Route } from './+types/hello';

export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('carbon.hello.title'), description: t('carbon.hello.description') };
  }),
  { name: 'robots', content: 'noindex' },
];

export function loader({ context }: Route.LoaderArgs) {
  return loadHello(context.get(siteContext));
}

/** For a code on a stand or a badge: what a credit is, and the amount retired so far. */
export default function HelloCarbon({ loaderData: { tonnes } }: Route.ComponentProps) {
  const t = useText();
  return (
    <main id="content" className={`wrap ${styles.hello}`}>
      <h1 className="text-40 light display">{t('carbon.hello.title')}</h1>
      <p>{t('carbon.hello.what')}</p>
      <p className={styles.total}>
        {tonnes === null ? (
          t('carbon.hello.unread')
        ) : (
          <>
            <Figure className={`${styles.tonnes} light display`}>{integer(tonnes, { zero: true })}</Figure>
            <span className={styles.minor}>{t('carbon.hello.tonnes')}</span>
          </>
        )}
      </p>
      <ul className="flex flex-col items-start gap-2">
        <li>
          <MoreLink to={pathOf('investing-carbon-credits')}>{t('carbon.hello.credits')}</MoreLink>
        </li>
        <li>
          <MoreLink to={pathOf('investing-carbon-credits-join-the-pilot-form')}>{t('carbon.hello.join')}</MoreLink>
        </li>
      </ul>
    </main>
  );
}
