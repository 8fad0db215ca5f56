/** One event of a `text/event-stream` body. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Accepts text in pieces and returns the events that it completes. `pending` is the length of the incomplete text. */
export interface EventParser {
  push(text: string): ServerSentEvent[];
  pending(): number;
}

/**
 * Parser of server-sent events (WHATWG HTML, section 9.2): accepts any line end, ignores comments and unknown fields.
 */
export function createEventParser(): EventParser {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let dataLength = 0;

  const take = (line: string): ServerSentEvent | null => {
    if (line === '') {
      const done = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
      event = '';
      data = [];
      dataLength = 0;
      return done;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') {
      data.push(value);
      dataLength += value.length;
    }
    return null;
  };

  return {
    push(text) {
      rest += text;
      // A carriage return at the very end may be the first half of a line end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.map(take).filter((done) => done !== null);
    },
    pending: () => rest.length + dataLength,
  };
}
