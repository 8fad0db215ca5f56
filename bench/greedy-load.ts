import { Agent, request } from 'node:http';

/**
 * A process of programs that request the API without pause: `bench/greedy-programs.ts` starts it, and it reports the
 * statuses of their answers.
 */

/** Pause between two requests of a program: it ignores Retry-After. */
const BREATH_MS = 20;

type Question = (turn: number) => string;
/** None of these is cached: each request differs. */
const QUESTIONS: readonly Question[] = [
  (turn) => `/api/v1/securities/DSX/prices?from=${dayOf(turn)}&prices=total`,
  (turn) => `/api/v1/disclosures?q=a&from=${dayOf(turn)}&limit=1000`,
  (turn) => `/api/v1/corporate-actions?from=${dayOf(turn)}&limit=1000`,
  (turn) => `/api/v1/prices?day=${dayOf(turn)}`,
];

export interface Greed {
  url: string;
  programs: number;
  forMs: number;
}

/** Number of answers by status. */
export type Answered = Record<number, number>;

function dayOf(turn: number): string {
  return new Date(Date.UTC(2017, 0, 1 + (turn % 3_000))).toISOString().slice(0, 10);
}

async function ask({ url, programs, forMs }: Greed): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const end = performance.now() + forMs;
  const answered: Answered = {};
  const program = async (place: number) => {
    for (let turn = place; performance.now() < end; turn += programs) {
      const question = QUESTIONS[turn % QUESTIONS.length]!;
      const status = await statusOf(url + question(turn), agent, `203.0.113.${place}`);
      answered[status] = (answered[status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  };
  await Promise.all(Array.from({ length: programs }, (_, place) => program(place)));
  agent.destroy();
  return answered;
}

/** 0 when there was no answer. */
function statusOf(url: string, agent: Agent, client: string): Promise<number> {
  const headers = { 'X-Forwarded-For': client, 'Accept-Encoding': 'br' };
  return new Promise((resolve) => {
    request(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end();
  });
}

process.on('message', (greed: Greed) => void ask(greed).then((answered) => process.send?.(answered)));
