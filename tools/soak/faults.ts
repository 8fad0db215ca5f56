import type { World } from './world.ts';

export interface Fault {
  name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** What goes wrong in operation and can be made to: of the network, the database, Redis, the exchange and the processes. */
export function faultsOf({ nodes, ways }: World): Fault[] {
  const cut = (name: string, way: World['ways'][keyof World['ways']]): Fault => ({
    name,
    begin: way.cut,
    end: way.mend,
  });
  return [
    cut('the database is away', ways.database),
    cut('Redis is away', ways.bus),
    cut('the exchange is away', ways.services),
    ...nodes.flatMap((node): Fault[] => [
      { name: `node ${node.name} is killed`, begin: node.kill, end: node.restart },
      { name: `node ${node.name} hangs`, begin: node.hang, end: node.wake },
    ]),
  ];
}

/** Numbers by chance, the same again for the same seed (mulberry32): a run that failed can be run again. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
