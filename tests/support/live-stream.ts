export interface StreamEvent {
  id: string | undefined;
  event: string | undefined;
  data: { type: string; epoch: string; tick: number; topic: string; n: number };
}

/** Reads a site's event stream like any client, until `enough` returns true; returns the events. */
export async function readStream(
  url: string,
  enough: (events: readonly StreamEvent[]) => boolean,
  headers: Record<string, string> = {},
): Promise<StreamEvent[]> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}: ${await answer.text()}`);
  const events: StreamEvent[] = [];
  let text = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    events.push(...blocks.flatMap(parseEvent));
    if (enough(events)) break;
  }
  leaving.abort();
  return events;
}

function parseEvent(block: string): StreamEvent[] {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const data = fields.get('data');
  return data === undefined ? [] : [{ id: fields.get('id'), event: fields.get('event'), data: JSON.parse(data) }];
}
