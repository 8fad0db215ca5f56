import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.ts';

// Runs one measurement in its own process, so that none warms up or fills the memory of the next.
const { run } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as { run(): Promise<Figure[]> };
process.send?.(await run());
process.disconnect?.();
