import { request } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';

/** Time limit for all streams to be reconnected to a living node. */
export const RESUMED_GOAL_MS = 2_000;
const GIVE_UP_MS = 30_000;

/** An address of this machine for one client of a group: the whole of 127.0.0.0/8 is this machine. */
export function addressOf(group: number, place: number): string {
  return `127.${group}.${place >> 7}.${1 + (place & 127)}`;
}

/** Stream readers that reconnect immediately when the stream ends, with the last event that they received. */
export function followStreams(url: string) {
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

/** Reads one stream to its end; returns the last event received. */
function hear(
  url: string,
  { place, last, isGoing }: { place: number; last: string | undefined; isGoing: () => boolean },
  onOpen: () => void,
): Promise<string | undefined> {
  const headers: Record<string, string> = last === undefined ? {} : { 'last-event-id': last };
  return new Promise((resolve) => {
    let heard = last;
    const outgoing = request(url, { agent: false, headers, localAddress: addressOf(2, place) }, (answer) => {
      if (answer.statusCode === 200) onOpen();
      answer.setEncoding('utf8').on('data', (part: string) => {
        const id = [...part.matchAll(/^id: (.*)$/gm)].at(-1)?.[1];
        if (id !== undefined) heard = id;
        if (!isGoing()) outgoing.destroy();
      });
      answer.once('close', () => resolve(heard));
    });
    outgoing.once('error', () => setTimeout(resolve, 50, heard)).end();
  });
}
