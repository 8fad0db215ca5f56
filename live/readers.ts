import type { Socket } from 'node:net';
import type { Topic } from '#domain/stream.ts';

/** Readers of the same topics, who all get the same bytes. */
export interface ReaderGroup {
  topics: readonly Topic[];
  sockets: Set<Socket>;
}

/** All readers, grouped by topics. */
export interface Readers {
  /** Reserves a place for a reader of that address, before the stream is open. */
  reserve(address: string): Place;
  add(socket: Socket, topics: readonly Topic[], place: Place): void;
  groups(): Iterable<ReaderGroup>;
  size(): number;
  /** Number of reserved places: of an address, or in all. */
  taken(address?: string): number;
}

/** Can be given back more than once without effect. */
export interface Place {
  giveBack(): void;
}

export function createReaders(): Readers {
  const groups = new Map<string, ReaderGroup>();
  const keys = new Map<Socket, string>();
  const places = new Map<Socket, Place>();
  const byAddress = new Map<string, number>();
  let taken = 0;

  function reserve(address: string): Place {
    let isTaken = true;
    taken += 1;
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    return {
      giveBack() {
        if (!isTaken) return;
        isTaken = false;
        taken -= 1;
        const left = byAddress.get(address)! - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      },
    };
  }

  function leave(this: Socket): void {
    const key = keys.get(this) ?? '';
    const group = groups.get(key);
    keys.delete(this);
    group?.sockets.delete(this);
    if (group?.sockets.size === 0) groups.delete(key);
    places.get(this)?.giveBack();
    places.delete(this);
  }

  return {
    reserve,
    add(socket, topics, place) {
      const sorted = topics.toSorted();
      const key = sorted.join();
      const group = groups.get(key) ?? { topics: sorted, sockets: new Set() };
      groups.set(key, group);
      group.sockets.add(socket);
      keys.set(socket, key);
      places.set(socket, place);
      socket.on('close', leave);
    },
    groups: () => groups.values(),
    size: () => keys.size,
    taken: (address) => (address === undefined ? taken : (byAddress.get(address) ?? 0)),
  };
}
