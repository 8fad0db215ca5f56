import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const IPV4_INSIDE_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of one reader's IPv6 network (RFC 6177): limits count the whole network as one. */
const NETWORK_GROUPS = 4;

/**
 * The address that a limit counts: that of the connection, or, behind `trustedProxies` proxies that each append the
 * address they saw to X-Forwarded-For, the one that the outermost proxy saw. Anything further left was written by the
 * client itself.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const claimed = trustedProxies > 0 ? forwarded(headers).at(-trustedProxies)?.trim() : undefined;
  const version = claimed ? isIP(claimed) : 0;
  if (version === 0) return network(socketAddress ?? '');
  return version === 6 ? network(claimed!) : claimed!;
}

function forwarded(headers: IncomingHttpHeaders): string[] {
  return String(headers['x-forwarded-for'] ?? '').split(',');
}

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const inside = IPV4_INSIDE_IPV6.exec(address)?.[1];
  return inside ?? groups(address).slice(0, NETWORK_GROUPS).join(':');
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groups(address: string): string[] {
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const missing = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
