/** Used when the system does not report its limit (Windows has none for sockets). */
const UNKNOWN = 16_384;
/**
 * Files reserved for the database, Redis, the exchange's services, documents and the metrics' own port, which must work
 * when all reader connections are in use.
 */
const RESERVE = 512;
const RESERVE_SHARE = 0.25;
/** More than one process of two cores serves well; further connections would only wait. */
const CONNECTIONS_MAX = 24_000;

interface Report {
  userLimits?: { open_files?: { soft: number | string } };
}

/** Number of files that this process may have open; Node raises its limit to the highest that the system allows. */
export function fileLimit(): number {
  // Otherwise the name of each open connection's other end would be looked up; not in Node's types yet.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport() as Report;
  const limit = report.userLimits?.open_files?.soft;
  if (limit === 'unlimited') return Infinity;
  return typeof limit === 'number' ? limit : UNKNOWN;
}

/** Number of reader connections that this file limit leaves room for. */
export function connectionsFor(files: number): number {
  return Math.min(CONNECTIONS_MAX, Math.floor(files - Math.min(RESERVE, files * RESERVE_SHARE)));
}

/**
 * The part of these connections that may follow the event stream for hours: readers of figures leave room for page
 * requests.
 */
export function streamsFor(connections: number): number {
  return Math.floor((connections * 5) / 6);
}
