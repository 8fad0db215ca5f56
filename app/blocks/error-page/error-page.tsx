import { names } from '#exchange.config.ts';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useHref, useLocation, useRouteError } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { useLocale, useText } from '#messages/text.tsx';
import { pageTitle } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { useErrorReference } from '#app/request-context.ts';
import { rootDataOf, useRootData, type LoadedRoot, type RootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { Brand } from '#app/blocks/header/brand.tsx';
import { LanguageSwitch } from '#app/blocks/header/language-switch.tsx';
import { kindOf, type ErrorKind } from './error-kind.ts';
import styles from './error-page.module.css';

// The frame of every page; the browser gets no component of it.
const Top = import.meta.env.SSR && (await import('#app/blocks/header/page-top.tsx')).PageTop;
const End = import.meta.env.SSR && (await import('#app/blocks/footer/page-end.tsx')).PageEnd;

/** The frame data in a guard's response; undefined where nothing could be loaded. */
function frameOf(error: unknown): RootData | undefined {
  const loaded = isRouteErrorResponse(error) ? (error.data as { root?: LoadedRoot } | null)?.root : undefined;
  return loaded && rootDataOf(loaded);
}

/**
 * Replaces a page that cannot be shown: what happened, what to do, where to go, and a reference to quote. Menus, search
 * and footer are around it where their data is available: the failure may have been in loading that data.
 */
export function ErrorPage() {
  const t = useText();
  const reference = useErrorReference();
  const error = useRouteError();
  const { status, id } = kindOf(error, reference === null);
  const ofPage = useRootData();
  const root = ofPage ?? frameOf(error);
  return (
    <>
      {root ? (
        <StaticHtml name="top">{Top && <Top root={root} compact={false} />}</StaticHtml>
      ) : (
        <header className={`${styles.header} wrap`}>
          <FreshLink to="/">
            <Brand name={names.name} />
          </FreshLink>
          <LanguageSwitch className={styles.language} />
        </header>
      )}
      <main id="content" className={`${styles.page} wrap`}>
        <title>{pageTitle(names, useLocale(), t(`errors.${id}.title`))}</title>
        <meta name="robots" content="noindex" />
        <Fault status={status} id={id} reference={reference} />
      </main>
      {root && <StaticHtml name="end">{End && <End root={root} compact={false} />}</StaticHtml>}
    </>
  );
}

interface FaultProps extends ErrorKind {
  /** Reference that a reader can quote; null where no server answered. */
  reference: string | null;
  heading?: 'h1' | 'h3';
}

/** What happened, what to do and where to go, for one kind of fault. */
export function Fault({ status, id, reference, heading: Heading = 'h1' }: FaultProps) {
  const t = useText();
  const page = useHref(useLocation().pathname);
  return (
    <div className={styles.fault}>
      {status !== null && (
        <div className={styles.status}>
          <bdi dir="ltr">{status}</bdi>
        </div>
      )}
      <Heading className={styles.title}>{t(`errors.${id}.title`)}</Heading>
      {id === 'unfetched' && (
        <p>
          {t('errors.unfetched.page')} <bdi dir="ltr">{page}</bdi>
        </p>
      )}
      <p>{t(`errors.${id}.advice`)}</p>
      <WaysOn again={id === 'unfetched'} />
      {reference && (
        <p className={styles.reference}>
          {t('errors.reference')} <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
    </div>
  );
}

function WaysOn({ again }: { again: boolean }) {
  const t = useText();
  const { pathname, search, hash } = useLocation();
  return (
    <ul>
      {again && (
        <li>
          <FreshLink to={pathname + search + hash}>{t('errors.refresh')}</FreshLink>
        </li>
      )}
      <li>
        <FreshLink to="/">{t('errors.backHome')}</FreshLink>
      </li>
      <li>
        <FreshLink to={pathOf('the-exchange-listed-securities')}>{t('errors.toSecurities')}</FreshLink>
      </li>
    </ul>
  );
}

/** Links of the error page load a new document: the current one may lack a part. */
function FreshLink({ to, children }: { to: string; children: ReactNode }) {
  return <Link to={to}>{children}</Link>;
}
