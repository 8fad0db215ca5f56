import { answerProcessorTime } from './processor-time.ts';

// Preloaded into a program that is not ours.
answerProcessorTime();
