import type { EfsahFeed } from '#upstream/wire/disclosure.ts';
import type { Exchange } from '../exchange.ts';

/** A client asks the services of an exchange that is started later. */
export function clientOf(exchange: () => Exchange) {
  const get = (path: string, init?: RequestInit) => fetch(exchange().url + path, init);
  const read = async <T>(path: string): Promise<T> => (await get(path)).json() as Promise<T>;
  const command = (form: Record<string, string>, path = '/web/widgets/v1/data') =>
    get(path, { method: 'POST', body: new URLSearchParams(form) });
  const ask = async <T>(form: Record<string, string>): Promise<T> => (await command(form)).json() as Promise<T>;
  const feed = async (query: string): Promise<EfsahFeed['root']> => {
    const text = await (await get(`/efsah/v1/prototype_efsah?${query}`)).text();
    return (JSON.parse(text) as EfsahFeed).root;
  };
  return { get, read, command, ask, feed };
}
