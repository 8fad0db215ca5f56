import type { MetaDescriptor } from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import { textOf } from '#messages/text.tsx';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { pageMeta } from '#app/head/page-meta.ts';

const LAYOUT_ID = 'layouts/company';

/**
 * Title and description of a company's page; securities that are not of a company have other content on their first
 * page and in their profile.
 */
export function companyMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: 'overview' | 'trading' | 'profile',
): MetaDescriptor[] {
  const head = matches.find((match) => match?.id === LAYOUT_ID)?.loaderData as CompanyHeadData | undefined;
  if (!head) return pageMeta(matches);
  return pageMeta(matches, (locale) => {
    const t = textOf(locale);
    const { name, symbol, kind } = head.security;
    const names = { name: pick(name, locale), symbol };
    const ofCompany = page === 'trading' || BREADTH_KINDS.includes(kind);
    const description = ofCompany
      ? t(`company.description.${page}`, names)
      : t(`company.description.${page}.ofNoCompany`, names);
    return { title: t(`company.title.${page}`, names), description };
  });
}
