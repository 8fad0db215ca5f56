import { z } from 'zod';
import { BULK_FORMATS } from '#domain/bulk-file.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { BULK_SETS } from './bulk/sets.ts';
import { rowSchema } from './cells.ts';
import { schemaOf, textOfParam, type Param } from './param.ts';
import { DOCUMENTATION_PATH, inEachLanguage } from './problem.ts';
import { exampleOf } from './examples.ts';
import { paramsOf } from './read-request.ts';
import { API_BASE, RESOURCES } from './resources.ts';
import { API_VERSION } from './resources/service.ts';
import { partsOf, TAGS, type Resource } from './resource.ts';

/** A year of a set as a file. */
export const BULK_FILE_PATH = '/bulk/{set}/{file}';

/** Statuses of the problems that every operation can return. */
const PROBLEM_STATUSES = [400, 404, 405, 429, 503] as const;

/** The API in OpenAPI 3.1 (JSON Schema 2020-12), built from the schemas that check rows and parameters. */
export function description(site: Pick<Site, 'origin' | 'exchange'>) {
  const { origin, exchange } = site;
  return {
    openapi: '3.1.1',
    info: {
      title: `${exchange.name[DEFAULT_LOCALE]} API`,
      version: API_VERSION,
      ...described('api.about'),
      license: { name: textOf(DEFAULT_LOCALE)('api.licence.name'), url: `${origin}${DOCUMENTATION_PATH}#licence` },
    },
    servers: [{ url: origin + API_BASE }],
    tags: TAGS.map((name) => ({ name, ...described(`api.tag.${name}`) })),
    paths: {
      ...Object.fromEntries(RESOURCES.flatMap((resource) => pathsOf(resource, site))),
      [BULK_FILE_PATH]: { get: bulkFileOperation() },
    },
    components: { schemas: { Problem: problemSchema() }, responses: PROBLEM_RESPONSES },
  };
}

/** The path in OpenAPI notation: '/securities/{symbol}'. */
export function templateOf({ path }: Pick<Resource, 'path'>): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** The same rows as JSON and, with an ending, as CSV: no header chooses between them. */
function pathsOf(resource: Resource, site: Pick<Site, 'origin' | 'exchange'>) {
  const { name } = resource;
  const json = { schema: jsonSchema(envelopeSchema(resource)), example: exampleOf(resource, site) };
  const csv = { schema: { type: 'string' } };
  return [
    [templateOf(resource), { get: operation(resource, name, { 'application/json': json }) }],
    [csvTemplateOf(resource), { get: operation(resource, `${name}-csv`, { 'text/csv': csv }) }],
  ] as const;
}

/** The path of a resource as CSV. */
export function csvTemplateOf(resource: Pick<Resource, 'path'>): string {
  return `${templateOf(resource)}.csv`;
}

function operation(resource: Resource, operationId: string, content: Record<string, object>) {
  const { name, tag } = resource;
  return {
    operationId,
    tags: [tag],
    ...described(`api.resource.${name}`),
    parameters: [
      ...partsOf(resource).map((part) => ({
        name: part,
        in: 'path',
        required: true,
        schema: { type: 'string' },
        ...described(`api.param.${part}`),
      })),
      ...paramsOf(resource).map(inQuery),
    ],
    responses: {
      200: { description: textOf(DEFAULT_LOCALE)(`api.resource.${name}`), content },
      ...sharedResponses(),
    },
  };
}

/** A file of the manifest: bytes instead of rows in an envelope. */
function bulkFileOperation() {
  const string = { type: 'string' };
  const inPath = (name: string, schema: object) => ({
    name,
    in: 'path',
    required: true,
    schema,
    ...described(`api.param.${name}`),
  });
  return {
    operationId: 'bulk-file',
    tags: ['bulk'],
    ...described('api.resource.bulk-file'),
    parameters: [
      inPath('set', { ...string, enum: BULK_SETS.map(({ name }) => name) }),
      inPath('file', { ...string, pattern: `^\\d{4}\\.(${BULK_FORMATS.join('|')})$` }),
      { ...inPath('revision', { type: 'integer', minimum: 1 }), in: 'query', required: false },
    ],
    responses: {
      200: {
        description: textOf(DEFAULT_LOCALE)('api.resource.bulk-file'),
        content: {
          'text/csv': { schema: string },
          'application/vnd.apache.parquet': { schema: { ...string, format: 'binary' } },
        },
      },
      ...sharedResponses(),
    },
  };
}

/** Responses that every operation can return besides its own. */
function sharedResponses() {
  return {
    304: { description: textOf(DEFAULT_LOCALE)('api.response.304') },
    ...Object.fromEntries(PROBLEM_STATUSES.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
  };
}

function inQuery(param: Param) {
  const { name, isRequired = false, usual } = param;
  const schema = { ...jsonSchema(schemaOf(param)), ...(usual !== undefined && { default: usual }) };
  return { name, in: 'query', required: isRequired, schema, ...described(textOfParam(param)) };
}

const MOMENT_OR_DAY = z.string().nullable();

/** The schema of a whole JSON answer. */
export function envelopeSchema({
  columns,
  isPerLanguage = false,
  isSingle = false,
  isSeries = false,
  lists = [],
}: Resource): z.ZodObject {
  const t = textOf(DEFAULT_LOCALE);
  const shown = columns(t).filter(({ hidden }) => hidden !== 'file');
  const within = lists.map((list) => [list.key, z.array(rowSchema(list.columns(t) as never, isPerLanguage))]);
  // A column can be missing when the figures for that request do not exist.
  const row = rowSchema(shown as never, isPerLanguage).partial();
  const about = {
    source: z.record(z.string(), z.string().nullable()),
    documentation: z.url(),
    licence: z.url(),
    asOf: MOMENT_OR_DAY,
    delayed: z.boolean(),
    simulated: z.boolean(),
    revision: z.int().optional(),
    view: z.record(z.string(), z.string()),
  };
  if (isSingle) return z.object({ ...about, row: row.extend(Object.fromEntries(within)).nullable() });
  const list = z.object({ ...about, count: z.int(), rows: z.array(row), next: z.string().nullable() });
  const missing = z.array(z.iso.date()).optional().meta(described('api.envelope.missing'));
  return isSeries ? list.extend({ missing }) : list;
}

/** As an input, so that the schema allows fields of later versions. */
function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
}

function described(id: string): Record<string, string> {
  const { description: usual = '', ...others } = inEachLanguage((t) => ({ description: t(id) }));
  return {
    description: usual,
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [extension(name), text])),
  };
}

/** 'descriptionAr' → 'x-description-ar', the OpenAPI spelling of extension names. */
function extension(name: string): string {
  return `x-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const problemSchema = () => ({
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance'],
  properties: {
    type: { type: 'string', format: 'uri' },
    ...inEachLanguage(() => ({ title: { type: 'string' } })),
    status: { type: 'integer' },
    ...inEachLanguage(() => ({ detail: { type: 'string' } })),
    instance: { type: 'string' },
    known: { type: 'array', items: { type: 'string' } },
  },
});

const PROBLEM_RESPONSES = Object.fromEntries(
  PROBLEM_STATUSES.map((status) => [
    status,
    {
      description: `HTTP ${status}`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);
