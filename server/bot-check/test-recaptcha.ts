import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const RECAPTCHA = { key: 'site-key-of-tests', secret: 'secret-of-tests', project: 'project-of-tests' };

/**
 * What the script does in a page: adds its badge, its frame, and a token for each action. Like Google's own, it creates
 * a Trusted Types policy for the HTML that it writes.
 */
const script = (mode: string, origin: string) => `{
  window.trustedTypes?.createPolicy('recaptcha-of-tests', { createHTML: (html) => html });
  const service = {
    ready: (then) => setTimeout(then),
    execute: async (key, { action }) => {
      if (document.documentElement.dataset.recaptchaFails !== undefined) throw new Error('It fails.');
      return btoa(JSON.stringify({ key, action, id: crypto.randomUUID() }));
    },
  };
  window.grecaptcha = ${mode === 'enterprise' ? '{ enterprise: service }' : 'service'};
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.textContent = 'badge';
  const frame = document.createElement('iframe');
  frame.title = 'reCAPTCHA';
  frame.src = '${origin}/recaptcha/api2/anchor';
  badge.append(frame);
  document.body.append(badge);
}`;

interface Token {
  key: string;
  action: string;
  id: string;
}

/** Starts the endpoints of reCAPTCHA, standard and enterprise, on a free port for the tests of the check. */
export async function startRecaptcha() {
  const used = new Set<string>();
  const state = { score: 0.9, isAway: false, isBlocked: false };
  const scripts: URL[] = [];
  const requestedPaths: string[] = [];

  /** Returns null when the token is not a token of this key or was verified before. */
  function take(token: string, siteKey: string): Token | null {
    const found = readToken(token);
    if (!found || found.key !== siteKey || used.has(found.id)) return null;
    used.add(found.id);
    return found;
  }

  function siteVerify(body: string): object {
    const given = new URLSearchParams(body);
    if (given.get('secret') !== RECAPTCHA.secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
    const found = take(given.get('response') ?? '', RECAPTCHA.key);
    if (!found) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    return { success: true, score: state.score, action: found.action, hostname: '127.0.0.1' };
  }

  function assess(body: string): object {
    const { event } = JSON.parse(body) as { event: { token: string; siteKey: string } };
    const found = take(event.token, event.siteKey);
    if (!found) return { tokenProperties: { valid: false, invalidReason: 'MALFORMED' } };
    return { tokenProperties: { valid: true, action: found.action }, riskAnalysis: { score: state.score } };
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const send = (status: number, type: string, text: string) =>
        response.writeHead(status, { 'content-type': type }).end(text);
      const json = (answer: object) => send(200, 'application/json', JSON.stringify(answer));
      const file = /^\/recaptcha\/(api|enterprise)\.js$/.exec(url.pathname)?.[1];
      if (file !== undefined) {
        scripts.push(url);
        if (state.isBlocked) return request.socket.destroy();
        return send(200, 'text/javascript', script(file, url.origin));
      }
      if (url.pathname === '/recaptcha/api2/anchor')
        return send(200, 'text/html', '<!doctype html><title>anchor</title>');
      requestedPaths.push(url.pathname);
      if (state.isAway) return send(503, 'text/plain', 'away');
      if (url.pathname === '/recaptcha/api/siteverify') return json(siteVerify(body));
      const isKeyRight = request.headers['x-goog-api-key'] === RECAPTCHA.secret;
      if (url.pathname !== `/v1/projects/${RECAPTCHA.project}/assessments`) return send(404, 'text/plain', 'none');
      return isKeyRight ? json(assess(body)) : send(403, 'text/plain', 'no such key');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    state,
    /** Addresses from which pages loaded the script. */
    scripts,
    /** Paths at which the site verified tokens. */
    asked: requestedPaths,
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/** A token as the script generates it. */
export function recaptchaToken(action: string, key = RECAPTCHA.key): string {
  return btoa(JSON.stringify({ key, action, id: crypto.randomUUID() } satisfies Token));
}

function readToken(token: string): Token | null {
  try {
    return JSON.parse(atob(token)) as Token;
  } catch {
    return null;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
