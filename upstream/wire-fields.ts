import type { z } from 'zod';

/**
 * Fields of a schema for an answer of the services (docs/contracts.md). A schema reads only the fields that the site
 * needs, but each must exist on the wire: a misspelt field would always be read as missing.
 */
export type FieldsOf<Wire> = { readonly [Field in keyof Wire]?: z.ZodType };
