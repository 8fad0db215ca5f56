import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';

const plain = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' });

describe('the language of a first visit', () => {
  journey('at the root follows the browser, with 302 and a cookie for 365 days', async ({ siteUrl }) => {
    const answer = await plain(`${siteUrl}/?from=mail`, { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.5' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/ar?from=mail');
    expect(answer.headers.get('set-cookie')).toBe('i18n_redirected=ar; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  journey('at the root follows the cookie before the browser', async ({ siteUrl }) => {
    const english = await plain(`${siteUrl}/`, { 'accept-language': 'ar', cookie: 'i18n_redirected=en' });
    expect(english.status).toBe(200);
    const arabic = await plain(`${siteUrl}/`, { 'accept-language': 'en', cookie: 'i18n_redirected=ar' });
    expect(arabic.headers.get('location')).toBe('/ar');
  });

  journey('is never redirected anywhere else', async ({ siteUrl }) => {
    for (const path of ['/en', '/ar', '/market-watch', '/ar/market-watch', '/en/market-watch']) {
      const answer = await plain(siteUrl + path, { 'accept-language': 'ar', cookie: 'i18n_redirected=ar' });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('set-cookie'), path).toBeNull();
    }
  });

  journey('leaves /kyc alone: without KYC_URL it is not there, in no language', async ({ siteUrl }) => {
    expect((await plain(`${siteUrl}/kyc`, { cookie: 'i18n_redirected=ar' })).status).toBe(404);
  });
});

describe('the three URL forms', () => {
  journey.for([
    ['/', 'en-US', 'ltr', 'home___en', '/'],
    ['/en', 'en-US', 'ltr', 'home___en', '/'],
    ['/ar', 'ar-AE', 'rtl', 'home___ar', '/ar'],
    ['/market-watch', 'en-US', 'ltr', 'market-watch___en', '/market-watch'],
    ['/en/market-watch', 'en-US', 'ltr', 'market-watch___en', '/market-watch'],
    ['/ar/market-watch', 'ar-AE', 'rtl', 'market-watch___ar', '/ar/market-watch'],
  ] as const)('%s', async ([path, lang, dir, route, canonical], { siteUrl }) => {
    const answer = await plain(siteUrl + path, { cookie: 'i18n_redirected=en' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}" data-route="${route}"`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${canonical.replace(/^\/$/, '/')}"`));
    for (const tag of ['en', 'ar', 'x-default']) expect(html).toContain(`hrefLang="${tag}"`);
  });
});

describe('switching the language', () => {
  journey('keeps the choice without script, too', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const saved = async () => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value;
    await page.goto('/market-watch?sort=volume');
    expect(await saved()).toBeUndefined();
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await page.waitForURL('**/ar/market-watch?sort=volume');
    expect(await saved()).toBe('ar');
    await page.goto('/');
    await page.waitForURL('**/ar');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL('**/en');
    expect(await saved()).toBe('en');
  });

  journey('is saved for the reader who changed it, and in no answer that others get', async ({ siteUrl }) => {
    const change = { referer: `${siteUrl}/market-watch` };
    for (const times of [1, 2]) {
      const answer = await plain(`${siteUrl}/ar/market-watch`, change);
      expect(answer.headers.get('set-cookie'), `${times}`).toContain('i18n_redirected=ar');
      expect(answer.headers.get('cache-control'), `${times}`).toBe('private, no-cache');
    }
    for (const headers of [
      {},
      { ...change, cookie: 'i18n_redirected=ar' },
      { referer: 'https://elsewhere.example/market-watch' },
    ]) {
      const answer = await plain(`${siteUrl}/ar/market-watch`, headers as Record<string, string>);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('cache-control')).toContain('public');
    }
  });

  journey('keeps path and query, and the choice', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/market-watch?sort=volume');
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await page.waitForURL('**/ar/market-watch?sort=volume');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('ar');
    await page.goto('/');
    await page.waitForURL('**/ar');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForLoadState();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  });
});
