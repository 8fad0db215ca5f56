import { textOf } from '#messages/text.tsx';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import { disclosureRow } from '#app/blocks/publications/disclosure-row.ts';
import type { Site } from '#app/context.ts';
import { ISSUERS_OWN } from '#app/data/disclosures/find.ts';
import { staleData } from '#app/data/status/stale-data.ts';
import { loadCompanyHead } from '#app/data/company/head.ts';
import { pathOf } from '#app/page-path.ts';
import { contactLines } from '#app/data/exchange/contacts.ts';
import { loadNext } from '#app/data/company/next-events.ts';
import { loadOwnershipBrief } from '#app/data/company/ownership.ts';
import { loadReports } from '#app/data/company/reports.ts';
import { investorPage, shareLink } from './own-share.ts';

const DISCLOSURES_SHOWN = 5;
const REPORTS_SHOWN = 4;

/** Summary of the exchange's own share for its shareholders. */
export async function loadInvestorHome(site: Site) {
  const { exchange, locale, store } = site;
  const t = textOf(locale);
  const page = await investorPage(site, 'home');
  const texts = {
    share: t('investors.share'),
    figures: t('investors.figures.today'),
    figuresLead: t('investors.figures.todayLead'),
    reports: t('investors.reports.latest'),
    disclosures: t('investors.disclosures'),
    contact: t('investors.contact'),
    contactLead: t('investors.contact.lead'),
  };
  const links = {
    company: shareLink(site, t, 'the-exchange-company', 'investors.share.company'),
    figures: { to: pathOf('discover-investor-relations-key-figures'), label: t('investors.figures.title') },
    reports: { to: pathOf('discover-investor-relations-reports-presentations'), label: t('investors.reports.all') },
    disclosures: shareLink(site, t, 'the-exchange-company-news-disclosures', 'investors.disclosures.all'),
  };
  const common = { ...page, texts, links, contact: contactLines(site, 'investors') };
  if (page.unlisted !== null) return { ...common, stale: staleData(site, 'reference'), share: null };
  const symbol = exchange.ownSymbol;
  const [head, profile, next, ownership, reports, disclosures] = await Promise.all([
    loadCompanyHead(site, symbol),
    store.profiles.find(symbol),
    loadNext(site, symbol),
    loadOwnershipBrief(site, symbol),
    latestReports(site, symbol),
    store.disclosures.newest({
      lang: locale,
      symbol,
      announcementType: ISSUERS_OWN,
      until: site.now(),
      take: DISCLOSURES_SHOWN,
    }),
  ]);
  const share = {
    symbol,
    head,
    profile: profile ?? null,
    next,
    ownership,
    reports,
    disclosures: disclosures.map((item) => disclosureRow(item)),
    simulated: site.live.clock().simulated,
  };
  return { ...common, stale: head.stale, share };
}

/** Newest first, each with a link to its document; a document that reports several things is listed once. */
async function latestReports(site: Site, symbol: string): Promise<NoticeRow[]> {
  const { years } = await loadReports(site, symbol);
  const reports = years.flatMap((year) => year.reports);
  return reports
    .filter(({ href }, at) => href === null || reports.findIndex((report) => report.href === href) === at)
    .flatMap(({ id, published, headline, lang, href }) =>
      published === null ? [] : [{ id, date: published, headline, lang, href }],
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, REPORTS_SHOWN);
}
