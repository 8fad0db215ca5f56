import { exchange } from '#exchange.config.ts';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import { pageTitle } from '../../page-meta.ts';
import { isBuilt, pathOf } from '../../site-map.ts';
import { useErrorReference } from '../../request-context.ts';
import { Brand } from '../header/brand.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import styles from './error-page.module.css';

/** Texts of a status (specification, section 8): 404 for what is not there, the guard's own word, else a fault of ours. */
function kindOf(error: unknown): { status: number; id: 'notFound' | 'unknownGuard' | 'failed' } {
  if (!isRouteErrorResponse(error)) return { status: 500, id: 'failed' };
  if (error.status === 404) return { status: 404, id: 'notFound' };
  return { status: error.status, id: error.data === 'Unknown middleware' ? 'unknownGuard' : 'failed' };
}

/**
 * What replaces a page that cannot be shown: what happened, what to do, a way on, and a reference to quote.
 * It needs no data: whatever failed, it may have been the loading of it. After a fault the way on is a new document,
 * since the one at hand may lack a part.
 */
export function ErrorPage() {
  const t = useText();
  const reference = useErrorReference();
  const { status, id } = kindOf(useRouteError());
  return (
    <>
      <header className={`${styles.header} wrap`}>
        <Link to="/">
          <Brand name={exchange.name} />
        </Link>
        <LanguageSwitch className={styles.language} />
      </header>
      <main id="content" className={styles.page}>
        <title>{pageTitle(exchange, useLocale(), t(`errors.${id}.title`))}</title>
        <meta name="robots" content="noindex" />
        <p className={styles.status}>
          <bdi dir="ltr">{status}</bdi>
        </p>
        <h1>{t(`errors.${id}.title`)}</h1>
        <p>{t(`errors.${id}.advice`)}</p>
        <ul>
          <li>
            <Link to="/" reloadDocument={id === 'failed'}>
              {t('errors.backHome')}
            </Link>
          </li>
          {isBuilt('the-exchange-listed-securities') && (
            <li>
              <Link to={pathOf('the-exchange-listed-securities')} reloadDocument={id === 'failed'}>
                {t('errors.toSecurities')}
              </Link>
            </li>
          )}
        </ul>
        {reference && (
          <p className={styles.reference}>
            {t('errors.reference')} <bdi dir="ltr">{reference}</bdi>
          </p>
        )}
      </main>
    </>
  );
}
