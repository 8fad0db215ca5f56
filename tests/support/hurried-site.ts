import { startSite, type Site, type SiteOptions } from './site.ts';

/** Message to the program: ends every wait of a feed. */
export interface Hurry {
  /** First advances the clock by this much. */
  turnOnMs?: number;
  /** Sets the wall clock back by this much: ages of data do not change. */
  setBackMs?: number;
  /** Sets the time limit of a service. */
  timeoutMs?: number;
}

export interface HurriedSite extends Site {
  hurry(told?: Hurry): void;
}

/** The built site with real parts throughout, except its clock (`hurried-program.ts`). */
export async function startHurriedSite(options: SiteOptions): Promise<HurriedSite> {
  const site = await startSite({ ...options, program: 'tests/support/hurried-program.ts' });
  return { ...site, hurry: (told: Hurry = {}) => void (site.process.connected && site.process.send(told)) };
}
