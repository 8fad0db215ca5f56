import { answerProcessorTime } from './processor-time.ts';

// Loaded before a program that is not ours.
answerProcessorTime();
