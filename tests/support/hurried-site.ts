import { startSite, type Site, type SiteOptions } from './site.ts';

/** What the program is told: every wait of a feed is over. */
export interface Hurry {
  /** The clock is turned on by so much first. */
  turnOnMs?: number;
  /** Somebody sets the wall clock back by so much: nothing is older or younger for it. */
  setBackMs?: number;
  /** From now on a service may take so long. */
  timeoutMs?: number;
}

export interface HurriedSite extends Site {
  hurry(told?: Hurry): void;
}

/** The built site with real parts throughout, but for its clock (`hurried-program.ts`). */
export async function startHurriedSite(options: SiteOptions): Promise<HurriedSite> {
  const site = await startSite({ ...options, program: 'tests/support/hurried-program.ts' });
  return { ...site, hurry: (told: Hurry = {}) => void (site.process.connected && site.process.send(told)) };
}
