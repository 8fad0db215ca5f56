import { data } from 'react-router';

/** Any address without a match: the error page with status 404 (docs/specification.md, sections 2 and 8). */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
