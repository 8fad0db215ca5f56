import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { kindOf } from './error-kind.ts';

describe('a fault', () => {
  it('of an address or a guard is told by its answer', () => {
    expect(kindOf(new ErrorResponse(404, 'Not Found', null), true)).toEqual({ status: 404, id: 'notFound' });
    expect(kindOf(new ErrorResponse(500, '', 'Unknown middleware'), false).id).toBe('unknownGuard');
    expect(kindOf(new ErrorResponse(503, '', null), false)).toEqual({ status: 503, id: 'failed' });
  });

  it('of an answer that an open page did not get is one of fetching', () => {
    expect(kindOf(new ErrorResponse(500, '', 'no'), true)).toEqual({ status: null, id: 'unfetched' });
  });

  it.each([
    'Failed to fetch',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
    'Unable to decode turbo-stream response',
    'Unexpected Server Error',
  ])('of the data that an open page asked for is one of fetching (%s)', (message) => {
    expect(kindOf(new TypeError(message), true)).toEqual({ status: null, id: 'unfetched' });
    expect(kindOf(new TypeError(message), false)).toEqual({ status: 500, id: 'failed' });
  });

  it.each([
    'Failed to fetch dynamically imported module: /assets/x.js',
    'Importing a module script failed.',
    "Cannot read properties of undefined (reading 'rows')",
  ])('of the page itself is ours (%s)', (message) => {
    expect(kindOf(new TypeError(message), true)).toEqual({ status: 500, id: 'failed' });
  });
});
