import type { Socket } from 'node:net';
import { onceGone } from '#live/detach.ts';

/**
 * Connections accepted beyond every limit, each for one request: health is answered, any other request gets 503 with
 * when to retry.
 */
const SPARE_MAX = 32;
/** Connections examined to find an idle one. */
const LOOKED_AT_MAX = 1_000;

/** Node's HTTP state on a connection, not in its types: the parser, and the answer under way. An event stream has neither. */
type Line = Socket & { parser?: unknown; _httpMessage?: unknown };

interface Options {
  /** Limit of open connections from all addresses. */
  max: number;
  /** Limit of one address; null when all clients come through the same few proxies. */
  perAddress: number | null;
  addressOf(socket: Socket): string;
  /** Called for each connection beyond a limit. */
  onExcess(excess: 'address' | 'all'): void;
}

export interface Connections {
  take(socket: Socket): void;
  /** True for a connection beyond the limits: only health may be answered on it. */
  isSpare(socket: Socket): boolean;
  open(): number;
}

/**
 * Limits the connections of one address and of all. For a new connection beyond a limit an idle one is closed, which
 * costs its owner nothing but a new connection: a client that opens thousands without sending requests closes its own.
 */
export function createConnections({ max, perAddress, addressOf, onExcess }: Options): Connections {
  const all = new Set<Line>();
  const addresses = new Map<Line, string>();
  const byAddress = new Map<string, Set<Line>>();
  const spare = new Set<Line>();

  function excessAt(address: string): 'address' | 'all' | undefined {
    if (perAddress !== null && (byAddress.get(address)?.size ?? 0) >= perAddress) return 'address';
    return all.size >= max ? 'all' : undefined;
  }

  function take(line: Line): void {
    const address = perAddress === null ? '' : addressOf(line);
    const excess = excessAt(address);
    if (excess) {
      onExcess(excess);
      const idle = findIdle(excess === 'address' ? byAddress.get(address)! : all);
      if (!idle) return takeSpare(line);
      leave.call(idle);
      idle.destroy();
    }
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress.add(line));
    addresses.set(line, address);
    all.add(line);
    onceGone(line, leave);
  }

  function leave(this: Line): void {
    const address = addresses.get(this) ?? '';
    const ofAddress = byAddress.get(address);
    all.delete(this);
    addresses.delete(this);
    ofAddress?.delete(this);
    if (ofAddress?.size === 0) byAddress.delete(address);
  }

  function takeSpare(line: Line): void {
    const [oldest] = spare;
    if (oldest && spare.size >= SPARE_MAX) {
      spare.delete(oldest);
      oldest.destroy();
    }
    spare.add(line);
    line.once('close', () => spare.delete(line));
  }

  return { take, isSpare: (line) => spare.size > 0 && spare.has(line), open: () => all.size + spare.size };
}

/** The first idle connection. Busy ones move to the end, so that each is examined in turn. */
function findIdle(lines: Set<Line>): Line | undefined {
  let looked = 0;
  for (const line of lines) {
    if (line.parser && !line._httpMessage) return line;
    if ((looked += 1) >= Math.min(LOOKED_AT_MAX, lines.size)) return undefined;
    lines.delete(line);
    lines.add(line);
  }
  return undefined;
}
