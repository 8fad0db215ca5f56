import { expect } from 'vitest';
import { exampleAddress } from '#tools/api-examples/renew.ts';
import { envelopeSchema } from '#app/api/openapi.ts';
import type { Resource } from '#app/api/resource.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { answeredInTime } from './answers.ts';
import { parseCsv } from './csv.ts';

// Schemas name their columns in both languages.
for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);

/** Fails when a site's answer about this resource, in JSON or CSV, is not what the description says of it. */
export async function expectBySchema(siteUrl: string, resource: Resource): Promise<void> {
  const address = exampleAddress(resource);
  const response = await answeredInTime(siteUrl + address);
  // Quotes are delayed, and the site may have started recently.
  if (response.status === 503) {
    expect(resource.lifetime).toBe('moment');
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    return;
  }
  // A bulletin has only the sections of its kind with data.
  if (response.status === 404) {
    expect(resource.name).toMatch(/^bulletin-/);
    expect(response.headers.get('Content-Type')).toContain('application/problem+json');
    return;
  }
  expect(response.status).toBe(200);
  const body = envelopeSchema(resource)
    .loose()
    .parse(await response.json()) as { rows?: Record<string, unknown>[] };
  const [path, query = ''] = address.split('?');
  const table = await answeredInTime(`${siteUrl}${path}.csv${query && `?${query}`}`);
  expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = parseCsv(await table.text());
  if (!body.rows || body.rows.length === 0) return;
  expect(new Set(head!.map((key) => key.replace(/_(en|ar)$/, '')))).toEqual(new Set(Object.keys(body.rows[0]!)));
  if (resource.lifetime !== 'moment') expect(rows.length).toBe(body.rows.length);
}
