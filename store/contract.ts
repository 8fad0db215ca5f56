import { afterAll, beforeAll, describe } from 'vitest';
import { answersContract } from './contract/answers.ts';
import { announcementsContract } from './contract/announcements.ts';
import { exchangeNoticesContract } from './contract/exchange-notices.ts';
import { engineContract } from './contract/engine.ts';
import { ingestJobsContract } from './contract/ingest-jobs.ts';
import { historyContract } from './contract/history.ts';
import { marketContract } from './contract/market.ts';
import { referenceContract } from './contract/reference.ts';
import { searchContract } from './contract/search.ts';
import { seatsContract } from './contract/seats.ts';
import { submissionsContract } from './contract/submissions.ts';
import type { Store } from './store.ts';

/** The store of the running suite: opened once, since each test uses keys of its own. */
export type OpenedStore = () => Store;

const OPEN_LIMIT_MS = 120_000;

/** Tests that every engine must pass. `open` returns an empty store; the suite closes it. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`the store on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, OPEN_LIMIT_MS);
    afterAll(() => store?.close());

    const opened = () => store;
    marketContract(opened);
    referenceContract(opened);
    historyContract(opened);
    announcementsContract(opened);
    exchangeNoticesContract(opened);
    searchContract(opened);
    ingestJobsContract(opened);
    answersContract(opened);
    submissionsContract(opened);
    seatsContract(opened);
    engineContract(opened);
  });
}
