import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { matchAddress, SITE_MAP } from '#app/site-map.ts';
import { samplePath } from './support/built-pages.ts';
import { journey } from './support/journey.ts';

const FORMS = ['', '/en', '/ar'];
const built = SITE_MAP.filter(({ page, layout }) => page !== null && layout !== 'none');
/** Some addresses of the specification differ only in the name of a parameter: one page serves both. */
const unbuilt = SITE_MAP.filter(({ path }) => matchAddress(path)!.page === null);

const get = (url: string) => fetch(url, { redirect: 'manual', headers: { cookie: 'i18n_redirected=en' } });

describe('every address', () => {
  journey('that is built answers 200 in its three forms, with its name and title', async ({ siteUrl }) => {
    for (const { path, name } of built) {
      for (const form of FORMS) {
        const address = (form + samplePath(path)).replace(/(.)\/$/, '$1');
        const answer = await get(siteUrl + address);
        const html = await answer.text();
        expect(answer.status, address).toBe(200);
        expect(html, address).toContain(`data-route="${name}___${form === '/ar' ? 'ar' : 'en'}"`);
        expect(html, address).toMatch(/<title>(Dubai Securities Exchange|بورصة دبي للأوراق المالية) - .+<\/title>/);
        expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
        expect(html.match(/<h1/g), address).toHaveLength(1);
      }
    }
  });

  journey('that is not built yet answers 404 with the words for it', async ({ siteUrl }) => {
    for (const { path } of unbuilt) {
      const answer = await get(siteUrl + samplePath(path));
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('This page could not be found');
    }
  });

  journey('that a built page links to is itself there', async ({ siteUrl }) => {
    const seen = new Set<string>();
    const waiting = ['/', '/ar', '/en'];
    while (waiting.length > 0 && seen.size < 400) {
      const path = waiting.shift()!;
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await get(siteUrl + path);
      expect(answer.status, path).toBeLessThan(400);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
      const html = await answer.text();
      // All companies share one page: a few of them are tested.
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
      const companies = links.filter((href) => href.includes('/company/')).slice(0, 3);
      waiting.push(...links.filter((href) => !href.includes('/company/') && !href.includes('?')), ...companies);
    }
    expect(seen.size).toBeGreaterThan(30);
  });
});

describe('what cannot be shown', () => {
  journey('an unknown symbol is 404 with a way on, in both languages', async ({ siteUrl }) => {
    const english = await get(siteUrl + pathOf('the-exchange-company', { SecuritySymbol: 'NOSUCH' }));
    expect(english.status).toBe(404);
    const text = await english.text();
    expect(text).toContain('This page could not be found');
    expect(text).toContain('Go back to home');
    expect(text).toContain(`href="${pathOf('the-exchange-listed-securities')}"`);

    const arabic = await get(`${siteUrl}/ar${pathOf('the-exchange-company', { SecuritySymbol: 'NOSUCH' })}`);
    expect(arabic.status).toBe(404);
    expect(await arabic.text()).toContain('تعذّر العثور على هذه الصفحة');
  });

  journey('a symbol in small letters is sent to its one spelling', async ({ siteUrl }) => {
    const answer = await get(`${siteUrl}/ar${pathOf('the-exchange-company', { SecuritySymbol: 'dsx' })}?range=1Y`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(/\/ar\/the-exchange\/market-information\/company\/DSX\?range=1Y$/);
  });

  journey.for(['/issuers/listed-securities/', '/issuers/listed-securities/securities/'])(
    '%scompany-profile-page leads to the profile of the company that it names, else to the list',
    async (folder, { siteUrl }) => {
      const asked = async (form: string, query: string) => {
        const answer = await get(`${siteUrl}${form}${folder}company-profile-page${query}`);
        return [answer.status, answer.headers.get('location')];
      };
      const profile = pathOf('the-exchange-company-profile', { SecuritySymbol: 'DSX' });
      expect(await asked('/ar', '?symbol=dsx')).toEqual([301, `/ar${profile}`]);
      expect(await asked('', '?id=DSX')).toEqual([301, profile]);
      expect(await asked('', '')).toEqual([302, pathOf('the-exchange-listed-securities')]);
      expect(await asked('', '?symbol=nosuch')).toEqual([302, profile.replace('DSX', 'NOSUCH')]);
      expect((await fetch(`${siteUrl}${folder}company-profile-page?symbol=nosuch`)).status).toBe(404);
    },
  );

  journey('a company page without a symbol leads to the list', async ({ siteUrl }) => {
    const answer = await get(siteUrl + pathOf('the-exchange-company'));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(pathOf('the-exchange-listed-securities'));
  });

  journey('a broken query is read in the nearest sense, said on the page, and never a fault', async ({ siteUrl }) => {
    const address = pathOf('the-exchange-company', { SecuritySymbol: 'DSX' });
    const asked = await get(`${siteUrl}${address}?range=7W`);
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('We do not recognise the range “7W”.');
    for (const query of [
      '?sort=%00',
      '?sort=__proto__',
      '?board=x&sector=%E0%A4%A',
      '?words=%F0%9F%92%A9&page=-3',
      '?page=1e99',
    ]) {
      for (const path of ['/market-watch', pathOf('the-exchange-listed-securities-equities')]) {
        expect((await get(siteUrl + path + query)).status, path + query).toBe(200);
      }
    }
  });

  journey('an address outside the tree is 404 and says so', async ({ siteUrl }) => {
    for (const path of [
      '/nowhere',
      '/ar/nowhere',
      '/en/nowhere/at/all',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/documents/2026/x.pdf',
      '/assets/none.js',
    ]) {
      expect((await get(siteUrl + path)).status, path).toBe(404);
    }
  });
});

describe('health', () => {
  journey('says that the process lives and that it can serve', async ({ siteUrl }) => {
    expect((await get(`${siteUrl}/healthz`)).status).toBe(200);
    expect(await (await get(`${siteUrl}/readyz`)).json()).toEqual({ ready: true, reasons: [] });
  });
});
