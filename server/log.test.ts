import { describe, expect, it } from 'vitest';
import { correlated, traceIdOf } from './correlation.ts';
import { createLog } from './log.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A log, and the lines written to it. */
function heard() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { log, read: () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the log', () => {
  it('names the request in every line that is written on its behalf, however deep', async () => {
    const { log, read } = heard();
    const request = (requestId: string) =>
      correlated({ requestId, traceId: TRACE }, async () => {
        await new Promise(setImmediate);
        log.warn({ event: 'deep' }, 'Something.');
      });
    await Promise.all([request('first'), request('second')]);
    expect(read().map(({ requestId, traceId }) => [requestId, traceId])).toEqual([
      ['first', TRACE],
      ['second', TRACE],
    ]);
  });

  it('names none where there is none, and neither process nor machine', () => {
    const { log, read } = heard();
    log.info({ event: 'alone' }, 'Something.');
    expect(Object.keys(read()[0]!).sort()).toEqual(['event', 'level', 'msg', 'time']);
  });
});

it.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  [`00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  ['<script>', undefined],
  [undefined, undefined],
])('the trace id of %s is %s', (header, id) => {
  expect(traceIdOf(header)).toBe(id);
});
