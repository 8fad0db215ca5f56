import type { z } from 'zod';

/**
 * Fields of a schema for an answer of the services (docs/contracts.md). A schema reads what the site needs, so fields may be left out, but
 * each one it names must be on the wire: a misspelt field would read as missing for ever.
 */
export type FieldsOf<Wire> = { readonly [Field in keyof Wire]?: z.ZodType };
