import { isRouteErrorResponse } from 'react-router';

export interface ErrorKind {
  /** Null where no answer came that had one. */
  status: number | null;
  /** Names its texts: `errors.<id>.title`, `errors.<id>.advice`. */
  id: 'notFound' | 'unknownGuard' | 'unfetched' | 'failed';
}

/** What browsers and the router say of an answer that did not come, or was none. A part of the page that is missing is another matter. */
const UNFETCHED =
  /^(Failed to fetch|Load failed|NetworkError .*|Unable to decode turbo-stream response|Unexpected Server Error)$/;

/**
 * What kind of fault an error is (docs/specification.md, section 8): 404 for what is not there, the guard's own word, data that an
 * open page could not get, else a fault of ours. `isOpen`: the document was whole, and the fault came after it.
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
