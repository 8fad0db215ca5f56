import { runSite } from '#server/main.ts';

/** The site with a fault in it that nobody catches, which its parent sets off. */
process.on('message', (kind) => {
  const fault = new Error('A fault that was set off.');
  if (kind === 'throw')
    setImmediate(() => {
      throw fault;
    });
  else void Promise.reject(fault);
});

// Nobody is there any more to end it.
process.once('disconnect', () => process.exit(1));

await runSite();
