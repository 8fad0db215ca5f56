import type { Socket } from 'node:net';
import type { Topic } from '#domain/stream.ts';

/** Readers of the same topics: what one gets, all get, as the same bytes. */
export interface ReaderGroup {
  topics: readonly Topic[];
  sockets: Set<Socket>;
}

/** Everyone who listens, by what they listen to. */
export interface Readers {
  add(socket: Socket, topics: readonly Topic[]): void;
  groups(): Iterable<ReaderGroup>;
  size(): number;
}

export function createReaders(): Readers {
  const groups = new Map<string, ReaderGroup>();
  const keys = new Map<Socket, string>();

  function leave(this: Socket): void {
    const key = keys.get(this) ?? '';
    const group = groups.get(key);
    keys.delete(this);
    group?.sockets.delete(this);
    if (group?.sockets.size === 0) groups.delete(key);
  }

  return {
    add(socket, topics) {
      const sorted = topics.toSorted();
      const key = sorted.join();
      const group = groups.get(key) ?? { topics: sorted, sockets: new Set() };
      groups.set(key, group);
      group.sockets.add(socket);
      keys.set(socket, key);
      socket.on('close', leave);
    },
    groups: () => groups.values(),
    size: () => keys.size,
  };
}
