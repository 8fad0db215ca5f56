import './environment.ts';
import { openEntrance } from './stages/entrance.ts';
import { openForms } from './stages/forms.ts';
import { layFoundation, type Foundation, type Pace } from './stages/foundation.ts';
import { openMarket } from './stages/market.ts';
import { openPages } from './stages/pages.ts';
import { openReaders } from './stages/readers.ts';
import { start, stopOnSignal } from './stages/run.ts';
import { openSite } from './stages/site.ts';
import { closeSources, openSources, type Sources } from './stages/sources.ts';
import { startProblem } from './start-problem.ts';

/** Runs the site's process, stage by stage. Rejects when it cannot start, after everything it started has ended. */
export async function runSite(pace: Pace = {}): Promise<void> {
  const foundation = layFoundation(pace);
  const sources = await openSources(foundation);
  await runOn(foundation, sources).catch(async (error: unknown) => {
    await closeSources(sources);
    throw error;
  });
}

async function runOn(foundation: Foundation, sources: Sources): Promise<void> {
  const market = await openMarket(foundation, sources);
  const readers = openReaders(foundation, market);
  const site = await openSite(foundation, sources, market);
  const forms = openForms(foundation, sources, site);
  const pages = await openPages(foundation, sources, market, { ...site, ...forms });
  const stages = { foundation, sources, market, readers, site, forms, pages };
  const server = openEntrance(stages);
  const running = await start(stages, server);
  stopOnSignal(stages, server, running);
}

if (import.meta.main) {
  runSite().catch((error: unknown) => {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exit(1);
  });
}
