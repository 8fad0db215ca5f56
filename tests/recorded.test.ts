import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { HAS_SAMPLES, serveRecorded, settingsOf, type RecordedServices } from './support/recorded-services.ts';
import { startSite, UNPAUSED, type Site } from './support/site.ts';

describe.skipIf(!HAS_SAMPLES)('the services as they were recorded (../shared/samples)', () => {
  let services: RecordedServices;
  let site: Site;

  beforeAll(async () => {
    services = await serveRecorded();
    site = await startSite({ env: settingsOf(services), program: UNPAUSED });
  });
  afterAll(async () => {
    // Most calls were never recorded: their failures are expected here, and are logged.
    await site.stop({ faultsAreKnown: true });
    await services.close();
  });

  const read = async (path: string) =>
    (await fetch(site.url + path, { headers: { cookie: 'i18n_redirected=en' } })).text();

  it('go through ingest into the pages: real names in English', async () => {
    const equities = await read(pathOf('the-exchange-listed-securities-equities'));
    for (const name of ['Emaar Properties PJSC', 'Salik Company PJSC', 'Air Arabia PJSC'])
      expect(equities).toContain(name);
  });

  it('go through ingest into the pages: real names in Arabic', async () => {
    const equities = await read(`/ar${pathOf('the-exchange-listed-securities-equities')}`);
    for (const name of ['إعمار العقارية ش.م.ع', 'هيئة كهرباء ومياه دبي ش.م.ع', 'شركة سالك ش.م.ع'])
      expect(equities).toContain(name);
  });

  it('show the recorded price on the company page, as it was', async () => {
    const company = await read(pathOf('the-exchange-company', { SecuritySymbol: 'EMAAR' }));
    for (const figure of ['11.94', '12.04', '12.18', '12,445,394', '2,892']) expect(company).toContain(figure);
  });

  it('show the recorded disclosures and circulars on the home page', async () => {
    const home = await read('/');
    expect(home).toContain('BOD meeting');
    expect(home).toContain('Trading Holiday due to New Hijri Year 1448');
  });

  it('are not called a simulated market', async () => {
    expect(await read('/')).not.toContain('data-simulated');
  });
});
