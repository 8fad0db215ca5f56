import type { BulletinKind } from '#domain/bulletin-period.ts';

const LOOK_EVERY_MS = 1_000;

/** Waits until the site has generated the bulletins of a kind: this happens once the history of prices is read. */
export async function bulletinsMade(origin: string, kind: BulletinKind): Promise<void> {
  const isMade = async () => {
    const response = await fetch(`${origin}/api/v1/bulletins?kind=${kind}&limit=1`);
    return response.ok && (await response.json()).rows.length > 0;
  };
  while (!(await isMade())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
