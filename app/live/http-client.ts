export interface HttpClientOptions {
  /** Prefix of every path that is not an absolute address; '/' when the page's configuration names none. */
  baseUrl?: string | undefined;
  /** Sent as a bearer header when there is one. */
  token?: (() => string | undefined) | undefined;
  /** Called for every failed request: the progress bar ends with it. */
  onError?: ((error: HttpError) => void) | undefined;
  fetch?: typeof fetch;
}

/** A request without a usable answer: which, and why. `status` is 0 when there was no response. */
export class HttpError extends Error {
  readonly status: number;
  constructor(path: string, status: number, cause?: unknown) {
    super(status === 0 ? `${path} was not answered.` : `${path} answered ${status}.`, { cause });
    this.status = status;
  }
}

export interface HttpClient {
  /** Fetches the JSON at a path. Rejects with `HttpError`. */
  get<T>(path: string, signal?: AbortSignal): Promise<T>;
}

/**
 * The browser's HTTP client (docs/specification.md, section 7): a base address, JSON, a bearer header when one is set.
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { baseUrl = '/', token, onError = () => undefined } = options;
  const request = options.fetch ?? ((input, init) => fetch(input, init));

  async function read<T>(path: string, signal: AbortSignal | undefined): Promise<T> {
    const bearer = token?.();
    const headers = { accept: 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) };
    const answer = await request(join(baseUrl, path), { headers, signal: signal ?? null }).catch((cause: unknown) => {
      throw new HttpError(path, 0, cause);
    });
    if (!answer.ok) throw new HttpError(path, answer.status);
    return answer.json().catch((cause: unknown) => {
      throw new HttpError(path, answer.status, cause);
    }) as Promise<T>;
  }

  return {
    async get<T>(path: string, signal?: AbortSignal) {
      try {
        return await read<T>(path, signal);
      } catch (error) {
        if (error instanceof HttpError && !signal?.aborted) onError(error);
        throw error;
      }
    },
  };
}

function join(baseUrl: string, path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  return `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

const failures = new EventTarget();

/** Listens for failed requests of the page's own client; returns a function to stop. */
export function onRequestError(listener: () => void): () => void {
  failures.addEventListener('error', listener);
  return () => failures.removeEventListener('error', listener);
}

/** The page's own client. Its base address is the page's configuration, `<meta name="base-url">`, or '/'. */
export function pageHttp(): HttpClient {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="base-url"]')?.content;
  return createHttpClient({ baseUrl: configured, onError: () => failures.dispatchEvent(new Event('error')) });
}
