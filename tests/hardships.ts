/**
 * Journeys of a hard life: attacks, odd requests, floods, nodes and databases that are killed. All of them take a quarter of the
 * whole run, so that a run makes a third of them, by turns of the commits (docs/decisions/037-journeys-by-turns.md);
 * `TEST_LONG=1` makes all.
 */
export const HARDSHIPS: readonly string[] = [
  'attacks-behind-proxy',
  'clients',
  'fuzz',
  'hard-life-database',
  'hard-life-memory',
  'hard-life-node',
  'hard-life-nodes',
  'hostile-values',
  'leader-hangs',
  'overload',
  'rolling-update',
  'stopping',
];

const TURNS = 3;

/** Those that the run of a commit leaves to others. `tree`: the commit's tree, in hexadecimal digits; '' leaves none. */
export function notOnTurn(tree: string): string[] {
  if (tree === '') return [];
  const turn = Number.parseInt(tree.slice(0, 8), 16) % TURNS;
  return HARDSHIPS.filter((_, place) => place % TURNS !== turn);
}
