import { runSite } from '#server/main.ts';
import { answerMemoryUsed } from './memory-used.ts';

/** The built site, which reports its memory use. */
await runSite();
answerMemoryUsed();
