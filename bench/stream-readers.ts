import { connect } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';

/** Time limit for all streams to be reconnected to a living node. */
export const RESUMED_GOAL_MS = 2_000;
const GIVE_UP_MS = 30_000;
/** Pause of a reader whose connection was refused. */
const AGAIN_AFTER_MS = 50;
const OK = Buffer.from('HTTP/1.1 200');
const ID = Buffer.from('id: ');

/** An address of this machine for one client of a group: the whole of 127.0.0.0/8 is this machine. */
export function addressOf(group: number, place: number): string {
  return `127.${group}.${place >> 7}.${1 + (place & 127)}`;
}

/** Stream readers that reconnect immediately when the stream ends, with the last event that they received. */
export function followStreams(address: string) {
  const url = new URL(address);
  const connected = new Set<number>();
  const following: Promise<void>[] = [];
  let isGoing = true;
  async function follow(place: number): Promise<void> {
    let last: string | undefined;
    while (isGoing) {
      last = await hear(url, { place, last, isGoing: () => isGoing }, () => connected.add(place));
      connected.delete(place);
    }
  }
  return {
    grow(to: number) {
      while (following.length < to) following.push(follow(following.length));
    },
    open: () => connected.size,
    /** Milliseconds until as many streams as before are connected again. */
    async resumed(before: number): Promise<number> {
      const began = performance.now();
      // No client has noticed the failure yet.
      while (connected.size >= before && performance.now() - began < RESUMED_GOAL_MS / 2) await pass(1);
      while (connected.size < before && performance.now() - began < GIVE_UP_MS) await pass(5);
      return Math.round(performance.now() - began);
    },
    async stop() {
      isGoing = false;
      await Promise.all(following);
    },
  };
}

/** One reader's stream. */
interface Hearing {
  place: number;
  /** The last event that the reader has received. */
  last: string | undefined;
  isGoing: () => boolean;
}

/**
 * Reads one stream to its end; returns the last event received. A bare socket instead of Node's client: thousands of
 * readers share the machine with the nodes that are measured.
 */
function hear(url: URL, { place, last, isGoing }: Hearing, onOpen: () => void): Promise<string | undefined> {
  const socket = connect({ host: url.hostname, port: Number(url.port), localAddress: addressOf(2, place) });
  return new Promise((resolve) => {
    /** What arrived last with an event in it: parsed only when the stream ends. */
    let latest: Buffer | undefined;
    let isOpen = false;
    socket.once('connect', () => socket.write(head(url, last)));
    socket.on('data', (part) => {
      if (!isOpen && (isOpen = part.subarray(0, OK.length).equals(OK))) onOpen();
      if (part.includes(ID)) latest = part;
      if (!isGoing()) socket.destroy();
    });
    socket.once('error', () => undefined);
    const after = () => (isOpen ? 0 : AGAIN_AFTER_MS);
    socket.once('close', () => setTimeout(resolve, after(), (latest && lastIdIn(latest)) ?? last));
  });
}

function head({ pathname, search, host }: URL, last: string | undefined): string {
  const position = last === undefined ? '' : `Last-Event-ID: ${last}\r\n`;
  return `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n${position}\r\n`;
}

/** The last id that arrived as a whole. */
function lastIdIn(part: Buffer): string | undefined {
  return [...part.toString().matchAll(/^id: (.*)\n/gm)].at(-1)?.[1];
}
