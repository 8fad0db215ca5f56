import { runSite } from '#server/main.ts';
import { answerLongestStretch } from './longest-stretch.ts';

/** The built site, which reports its longest stretch of work. */
await runSite();
answerLongestStretch();
