import { Agent, get } from 'node:http';

const PATHS = ['/en', '/ar', '/ar/market-watch', '/en/glossary', '/ar.data?_routes=home', '/healthz'];
const READERS = 6;

/** Readers that send requests without a pause, over keep-alive connections. */
export function startLoad(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const failed: string[] = [];
  let answered = 0;
  let going = true;
  async function reader(at: number): Promise<void> {
    for (let turn = at; going; turn += 1) {
      const path = PATHS[turn % PATHS.length]!;
      const outcome = await ask(origin + path, agent);
      if (outcome === 200) answered += 1;
      else failed.push(`${path}: ${outcome}`);
    }
  }
  const readers = Array.from({ length: READERS }, (_, at) => reader(at));
  return {
    async stop() {
      going = false;
      await Promise.all(readers);
      agent.destroy();
      return { answered, failed };
    },
  };
}

/** The status, or the error when there is none. */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'));
      response.once('error', (error) => resolve(error.message));
    }).once('error', (error) => resolve(error.message));
  });
}
