import { formatDate, formatUtc } from '#domain/date.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { NextEvents } from '#app/blocks/company/next-events.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { Documents } from '#app/blocks/disclosures/documents.tsx';
import { SideBySide } from '#app/blocks/disclosures/side-by-side.tsx';
import { Replaced, Versions } from '#app/blocks/disclosures/versions.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { Fact, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { IssuerName } from '#app/blocks/ledger-row/issuer-name.tsx';
import { DisclosureList, KindChip } from '#app/blocks/publications/disclosure-list.tsx';
import { KIND_TEXT } from '#app/blocks/publications/kind-text.ts';
import { momentText } from '#app/blocks/publications/moment-text.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { Figure } from '#app/ui/figure.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/disclosure';
import { loadDisclosure } from '#app/data/disclosures/detail.ts';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, (locale) => {
    if (!loaderData) return {};
    const { disclosure, issuer } = loaderData;
    const values = { headline: disclosure.headline, issuer, date: formatDate(disclosure.publishedAt, locale) };
    const t = textOf(locale);
    return { title: t('disclosures.one.title', values), description: t('disclosures.one.description', values) };
  });

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadDisclosure(context.get(siteContext), params.id, url.searchParams);
}

/** One disclosure: its details, its files in both languages, earlier disclosures and upcoming events. */
export default function DisclosurePage({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const { disclosure, issuer, isListed, earlier, documents } = data;
  const { symbol, headline, lang } = disclosure;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead
        title={<Worded lang={lang}>{headline}</Worded>}
        lead={
          <span className="cluster gap-x-3 gap-y-1">
            <IssuerName of={{ symbol, name: issuer, isListed }} />
            <KindChip row={disclosure} />
          </span>
        }
      />
      <IgnoredNotices ignored={data.ignored} />
      {data.old && <Replaced replacedAt={data.old.replacedAt} />}
      <Facts>
        <dl>
          <PublishedFacts disclosure={disclosure} />
        </dl>
        <dl>
          <FactInWords label={t('records.kind')}>{t(KIND_TEXT[kindOf(disclosure)])}</FactInWords>
          <FactInWords label={t('disclosures.versions')}>
            {data.versions.length > 1
              ? t('disclosures.versions.later', { number: data.versions.length })
              : t('disclosures.versions.first')}
          </FactInWords>
        </dl>
      </Facts>
      <p className="mt-4 text-14 text-muted">{t('disclosures.kindsRule')}</p>
      <Documents documents={documents} />
      {data.compared.length > 0 && <SideBySide compared={data.compared} />}
      {data.versions.length > 1 && (
        <Versions versions={data.versions} shown={data.old?.number ?? data.versions.length} />
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-title" className={sections.list}>
          <SectionHead id="earlier-title" title={t('disclosures.earlier')} />
          <DisclosureList disclosures={earlier} />
        </section>
      )}
      {isListed && (
        <div className={sections.list}>
          <NextEvents symbol={symbol} data={data.next} />
        </div>
      )}
      <DataNotice simulated={data.simulated} asOf={data.now} inCurrency={false} />
    </main>
  );
}

function PublishedFacts({ disclosure }: { disclosure: Disclosure }) {
  const t = useText();
  const locale = useLocale();
  const { publishedAt } = disclosure;
  return (
    <>
      <Fact label={t('notices.fact.published')}>{momentText(publishedAt, locale)}</Fact>
      <Fact label={t('notices.fact.utc')}>
        <time dateTime={new Date(publishedAt).toISOString()}>
          <Figure>{formatUtc(publishedAt)}</Figure>
        </time>
      </Fact>
    </>
  );
}

/** Text in its own language, which need not be the page's. */
function Worded({ lang, children }: { lang: Locale; children: string }) {
  const locale = useLocale();
  return <bdi lang={lang === locale ? undefined : LOCALES[lang].iso}>{children}</bdi>;
}
