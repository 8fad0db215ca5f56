import { runSite } from '#server/main.ts';
import { answerProcessorTime } from './processor-time.ts';

/** The built site, which reports its processor time. */
await runSite();
answerProcessorTime();
