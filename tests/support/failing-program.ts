import { runSite } from '#server/main.ts';

/** The site with an uncaught fault, which its parent triggers. */
process.on('message', (kind) => {
  const fault = new Error('A fault that was set off.');
  if (kind === 'throw')
    setImmediate(() => {
      throw fault;
    });
  else void Promise.reject(fault);
});

// The parent is gone and cannot stop this process.
process.once('disconnect', () => process.exit(1));

await runSite();
