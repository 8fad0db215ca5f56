import { runSite } from '#server/main.ts';
import { answerLongestStretch } from './longest-stretch.ts';

/** The built site, which says for how long at a stretch it was busy. */
await runSite();
answerLongestStretch();
