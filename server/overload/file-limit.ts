/** Where the system does not tell its limit (Windows has none for sockets). */
const UNKNOWN = 16_384;
/** Database, Redis, the exchange's services, documents and the metrics' own port go on when every reader's place is taken. */
const RESERVE = 512;
const RESERVE_SHARE = 0.25;
/** More than one process of two cores serves well; the rest would only wait. */
const CONNECTIONS_MAX = 24_000;

interface Report {
  userLimits?: { open_files?: { soft: number | string } };
}

/** Files that this process may have open; Node raises its limit to the highest that the system allows. */
export function fileLimit(): number {
  // Otherwise the name of each open connection's other end would be looked up; not in Node's types yet.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport() as Report;
  const limit = report.userLimits?.open_files?.soft;
  if (limit === 'unlimited') return Infinity;
  return typeof limit === 'number' ? limit : UNKNOWN;
}

/** Connections of readers that so many files leave room for. */
export function connectionsFor(files: number): number {
  return Math.min(CONNECTIONS_MAX, Math.floor(files - Math.min(RESERVE, files * RESERVE_SHARE)));
}

/** Of them, those that may follow the event stream for hours: the market's figures leave room for its pages. */
export function streamsFor(connections: number): number {
  return Math.floor((connections * 5) / 6);
}
