import { beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { exampleOf } from './examples.ts';
import { csvTemplateOf, description, envelopeSchema, templateOf } from './openapi.ts';
import { RESOURCES } from './resources.ts';

interface Operation {
  responses: Record<
    200,
    { content: Record<string, { schema: { properties: Record<string, Record<string, string> | undefined> } }> }
  >;
}

const SITE = { origin: 'https://exchange.example', exchange };

describe('the description of the API', () => {
  let described: ReturnType<typeof description>;
  beforeAll(() => {
    for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
    described = description(SITE);
  });

  it.for(RESOURCES)(
    'has an example of $name that its own schema lets pass, without a key that it does not name',
    (resource) => {
      const example = exampleOf(resource, SITE);
      expect(envelopeSchema(resource).strict().parse(example)).toEqual(example);
      const { paths } = described as { paths: Record<string, { get: { responses: Record<200, unknown> } }> };
      expect(paths[templateOf(resource)]!.get.responses[200]).toMatchObject({
        content: { 'application/json': { example } },
      });
    },
  );

  it('names missing days of the answers that have some, in both languages, and of no other', () => {
    const { paths } = described as unknown as { paths: Record<string, { get: Operation }> };
    const withMissing = RESOURCES.filter((resource) => {
      const { missing } =
        paths[templateOf(resource)]!.get.responses[200].content['application/json']!.schema.properties;
      if (missing) expect(missing['x-description-ar']).toMatch(/[\u0600-\u06ff]/);
      return missing !== undefined;
    });
    expect(withMissing.map(({ name }) => name)).toEqual([
      'security-net-assets',
      'security-prices',
      'prices',
      'direct-deals',
      'index-levels',
      'market-days',
      'market-investors',
      'future-days',
      'foreign-ownership',
      'margin-weeks',
    ]);
  });

  it('allows fields of later versions, and names the address of the same rows as CSV', () => {
    const { paths } = described as unknown as { paths: Record<string, { get: Operation }> };
    expect(JSON.stringify(paths)).not.toContain('additionalProperties":false');
    for (const resource of RESOURCES) {
      const typesOf = (path: string) => Object.keys(paths[path]!.get.responses[200].content);
      expect([typesOf(templateOf(resource)), typesOf(csvTemplateOf(resource))]).toEqual([
        ['application/json'],
        ['text/csv'],
      ]);
    }
  });

  it('names what a problem says in every language', () => {
    const { properties } = described.components.schemas.Problem;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['title', 'titleAr', 'detail', 'detailAr']));
  });
});
