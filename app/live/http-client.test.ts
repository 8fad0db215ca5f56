import { describe, expect, it, vi } from 'vitest';
import { createHttpClient, HttpError } from './http-client.ts';

const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));

describe("the browser's HTTP client", () => {
  it('asks for JSON below the base address, which is the root unless configured', async () => {
    const fetch = answering('{"a":1}');
    await expect(createHttpClient({ fetch }).get('live/snapshot')).resolves.toEqual({ a: 1 });
    await createHttpClient({ fetch, baseUrl: 'https://api.example/v1/' }).get('/status');
    expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      '/live/snapshot',
      'https://api.example/v1/status',
    ]);
    expect(fetch.mock.calls[0]).toMatchObject([{}, { headers: { accept: 'application/json' } }]);
  });

  it('sends a bearer header only where there is a token', async () => {
    const fetch = answering('{}');
    await createHttpClient({ fetch, token: () => 'secret' }).get('/x');
    await createHttpClient({ fetch, token: () => undefined }).get('/x');
    const [first, second] = fetch.mock.calls as unknown as [string, { headers: Record<string, string> }][];
    expect(first?.[1].headers.authorization).toBe('Bearer secret');
    expect(second?.[1].headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['a refused connection', vi.fn(async () => Promise.reject(new TypeError('refused'))), 0],
    ['a fault', answering('{}', 503), 503],
    ['an answer that is no JSON', answering('<html>'), 200],
  ])('tells of %s, so that the progress bar ends', async (_, fetch, status) => {
    const onError = vi.fn();
    await expect(createHttpClient({ fetch, onError }).get('/x')).rejects.toMatchObject({ status });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(HttpError));
  });

  it('keeps quiet about a request that was called off', async () => {
    const onError = vi.fn();
    const off = AbortSignal.abort();
    const fetch = vi.fn(async () => Promise.reject(new DOMException('off', 'AbortError')));
    await expect(createHttpClient({ fetch, onError }).get('/x', off)).rejects.toThrow();
    expect(onError).not.toHaveBeenCalled();
  });
});
