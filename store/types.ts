import pg from 'pg';

const INT8_OID = 20;
const DATE_OID = 1082;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, which is beyond a safe integer.`);
  return value;
}

/**
 * bigint as a safe number and date as `YYYY-MM-DD`, for this store's connections only: pg's own defaults are unchanged.
 */
export const STORE_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8_OID) return safeInteger;
    if (oid === DATE_OID) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
