import type { World } from './world.ts';

export interface Fault {
  name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** How far a wall clock is set ahead: longer than every lease. */
const CLOCK_AHEAD_MS = 600_000;

/**
 * Faults of operation that can be simulated: of the network, the database, Redis, each service of the exchange,
 * processes, disks and clocks.
 */
export function faultsOf({ nodes, database, bus, services }: World): Fault[] {
  const all = [...services.values()];
  return [
    { name: 'the database is away', begin: database.cut, end: database.mend },
    // Open connections stay open, and no data passes any more.
    { name: 'the connections to the database are silent', begin: database.swallow, end: () => undefined },
    { name: 'Redis is away', begin: bus.cut, end: bus.mend },
    { name: 'the connections to Redis are silent', begin: bus.swallow, end: () => undefined },
    {
      name: 'the exchange is away',
      begin: () => each(all, (way) => way.cut()),
      end: () => each(all, (way) => way.mend()),
    },
    ...[...services].map(([host, way]): Fault => ({
      name: `the exchange’s service ‘${host}’ is away`,
      begin: way.cut,
      end: way.mend,
    })),
    ...nodes.flatMap(faultsOfNode),
  ];
}

function faultsOfNode(node: World['nodes'][number]): Fault[] {
  const { name, disk } = node;
  const ofDisk = disk
    ? [
        {
          name: `the disk of node ${name} is read-only`,
          begin: () => disk.setReadOnly(true),
          end: () => disk.setReadOnly(false),
        },
        { name: `the disk of node ${name} is full`, begin: disk.fill, end: disk.empty },
      ]
    : [];
  return [
    { name: `node ${name} is killed`, begin: node.kill, end: node.restart },
    { name: `node ${name} hangs`, begin: node.hang, end: node.wake },
    {
      name: `the clock of node ${name} is wrong`,
      begin: () => node.setClock(CLOCK_AHEAD_MS),
      end: () => node.setClock(0),
    },
    ...ofDisk,
  ];
}

async function each<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  await Promise.all(all.map(act));
}

/** Random numbers, the same for the same seed (mulberry32), so that a failed run can be repeated. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
