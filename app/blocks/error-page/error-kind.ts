import { isRouteErrorResponse } from 'react-router';

export interface ErrorKind {
  /** HTTP status; null where no response with a status arrived. */
  status: number | null;
  /** Part of the message keys: `errors.<id>.title`, `errors.<id>.advice`. */
  id: 'notFound' | 'unknownGuard' | 'unfetched' | 'failed';
}

/**
 * Messages of browsers and of the router for a response that did not arrive or was invalid. A missing part of the page
 * is a different case.
 */
const UNFETCHED =
  /^(Failed to fetch|Load failed|NetworkError .*|Unable to decode turbo-stream response|Unexpected Server Error)$/;

/**
 * The kind of an error (docs/specification.md, section 8): 404 for what does not exist, the guard's own kind, data that
 * an open page could not fetch, otherwise a fault of ours. `isOpen`: the document had loaded completely before the
 * fault.
 */
export function kindOf(error: unknown, isOpen: boolean): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { status: 404, id: 'notFound' };
    if (error.data === 'Unknown middleware') return { status: error.status, id: 'unknownGuard' };
    return isOpen ? { status: null, id: 'unfetched' } : { status: error.status, id: 'failed' };
  }
  const isUnfetched = isOpen && error instanceof Error && UNFETCHED.test(error.message);
  return isUnfetched ? { status: null, id: 'unfetched' } : { status: 500, id: 'failed' };
}
