import { beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { exampleOf } from './examples.ts';
import { description, envelopeSchema, templateOf } from './openapi.ts';
import { RESOURCES } from './resources.ts';

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

  it('names what a problem says in every language', () => {
    const { properties } = described.components.schemas.Problem;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['title', 'titleAr', 'detail', 'detailAr']));
  });
});
