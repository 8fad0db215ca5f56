import { runSite } from '#server/main.ts';
import { answerMemoryUsed } from './memory-used.ts';

/** The built site, which says how much memory it holds. */
await runSite();
answerMemoryUsed();
