import { quote } from '../contract/samples.ts';
import { openStore } from '../open.ts';

/** A process that leads and writes in an endless loop, under its own name, for tests that stop it for a while. */

const [databaseUrl = '', name = ''] = process.argv.slice(2);
const store = await openStore({ databaseUrl, dataDir: '' });

await store.withLeadership('ingest', async (signal, holds) => {
  for (let volume = 1; !signal.aborted; volume += 1) {
    await store.quotes.save([quote({ symbol: name, volume })]).catch(() => undefined);
    process.send?.(holds() ? volume : 'led no more');
  }
});
process.send?.('over');
process.once('disconnect', () => process.exit());
