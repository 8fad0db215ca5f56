import { runSite } from '#server/main.ts';
import { answerProcessorTime } from './processor-time.ts';

/** The built site, which says what it uses of the processor. */
await runSite();
answerProcessorTime();
