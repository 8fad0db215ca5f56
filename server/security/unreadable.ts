import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Status for each error of Node's parser for a request that it could not read to its end (Node.js, `clientError`). */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Nothing must be written into an answer that is already being sent. */
type Line = Duplex & { _httpMessage?: { _headerSent?: boolean } | null };

/** Answers input that is not an HTTP request, and so never reaches the site, with the same headers as every answer. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, line: Line): void => {
    if (!line.writable || line._httpMessage?._headerSent || error.code === 'ECONNRESET') return void line.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    line.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`,
      () => line.destroy(),
    );
  };
}
