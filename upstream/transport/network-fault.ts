import type { FailureReason } from '../error.ts';

const REFUSED_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
const TIMEOUT_CODES = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** Reason and text for a rejected fetch or a broken body, from the innermost error code. */
export function networkFault(error: unknown): { reason: FailureReason; what: string } {
  const code = codeOf(error);
  if (code && REFUSED_CODES.has(code)) return { reason: 'refused', what: `could not be reached (${code})` };
  if (code && TIMEOUT_CODES.has(code)) return { reason: 'timeout', what: `did not answer in time (${code})` };
  if (code && /^(CERT_|ERR_TLS|UNABLE_TO_)|SELF_SIGNED/.test(code)) {
    return { reason: 'refused', what: `has a certificate that is not trusted (${code})` };
  }
  return { reason: 'reset', what: `broke off the connection (${code ?? messageOf(error)})` };
}

function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const inner = at instanceof AggregateError ? at.errors[0] : at;
    const code = (inner as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
