import { describe, expect, it } from 'vitest';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { CompanyProfile } from '#domain/security.ts';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { breadcrumbList, faqPage, jsonOf, listed, organization, webSite, type Reading } from './things.ts';

const READING: Reading = { origin: 'https://exchange.example', locale: 'ar', exchange };
const SECURITY = sampleSecurity('KARAM', { isin: 'AEK000000001', name: { en: 'Karam Bank', ar: 'بنك كرم' } });

describe('facts for programs that gather pages', () => {
  it('leave out what is not known, and end no script element', () => {
    const words = jsonOf(listed(READING, { ...SECURITY, name: { en: '</script>', ar: null } }, null));
    expect(words).not.toContain('<');
    expect(JSON.parse(words)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Corporation',
      name: '</script>',
      identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: SECURITY.isin },
      tickerSymbol: `${exchange.mic} KARAM`,
      mainEntityOfPage: `https://exchange.example/ar${pathOf('the-exchange-company', { SecuritySymbol: 'KARAM' })}`,
    });
  });

  it('name a company in the page’s language, its website with https', () => {
    const profile = {
      establishedOn: '2004-02-29',
      contact: { address: null, phone: '+971 4 000 0000', fax: null, website: 'karam.example', email: null },
    } as CompanyProfile;
    expect(listed(READING, SECURITY, profile)).toMatchObject({
      name: 'بنك كرم',
      alternateName: 'Karam Bank',
      url: 'https://karam.example/',
      telephone: '+971 4 000 0000',
      foundingDate: '2004-02-29',
    });
  });

  it('take a sukuk for a product, not for a company', () => {
    const thing = listed(READING, { ...SECURITY, kind: 'sukuk' }, null);
    expect(thing).toMatchObject({ '@type': 'FinancialProduct', category: 'sukuk' });
    expect(thing).not.toHaveProperty('tickerSymbol');
  });

  it('give the pages on the way, and no part of the menus that is no page', () => {
    const trail = [{ label: 'الرئيسية', to: '/' }, { label: 'الاستثمار' }, { label: 'الأسهم', to: '/x' }];
    expect(breadcrumbList(READING, trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://exchange.example/ar' },
      { '@type': 'ListItem', position: 2, name: 'الأسهم', item: 'https://exchange.example/ar/x' },
    ]);
  });

  it('give the questions of a page with their answers', () => {
    const questions = [{ question: 'ما الحق؟', answer: 'حق الاكتتاب.' }];
    expect(faqPage(READING, '/x', questions)).toMatchObject({
      '@type': 'FAQPage',
      '@id': 'https://exchange.example/ar/x#questions',
      mainEntity: [
        { '@type': 'Question', name: 'ما الحق؟', acceptedAnswer: { '@type': 'Answer', text: 'حق الاكتتاب.' } },
      ],
    });
  });

  it('tell who the exchange is and how its site is searched, as one', () => {
    const { '@graph': graph } = JSON.parse(jsonOf(organization(READING), webSite(READING)));
    expect(graph).toMatchObject([
      { '@type': 'Organization', name: exchange.name.ar, url: 'https://exchange.example/ar' },
      { '@type': 'WebSite', potentialAction: { target: { urlTemplate: expect.stringContaining('/ar/search?q=') } } },
    ]);
    expect(graph[0]).not.toHaveProperty('telephone');
  });
});
