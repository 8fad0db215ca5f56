import type { IncomingMessage } from 'node:http';
import { parseEventId, TOPICS_MAX, topicsOf } from '#domain/stream.ts';
import type { Topic } from '#domain/stream.ts';

/** A reader's request. */
export interface LiveRequest {
  kind: 'stream' | 'snapshot';
  topics: Topic[];
  /** The reader's position, when it was connected before; otherwise null. */
  from: { epoch: string; tick: number } | null;
  /** Topics that are new to the reader: they need a snapshot at any position. */
  fresh: ReadonlySet<Topic>;
}

export interface LiveRefusal {
  status: 400 | 404 | 405;
  sentence: string;
}

const HOW = 'Ask for /live?topics=board:510,symbol:DSX,index,clock with at least one of them.';

/** Parses the request; a refusal says what is wrong and what to request instead. */
export function readRequest({ method, url, headers }: IncomingMessage): LiveRequest | LiveRefusal {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://site');
  const kind = pathname === '/live' ? 'stream' : pathname === '/live/snapshot' ? 'snapshot' : undefined;
  if (!kind) return { status: 404, sentence: `There is nothing at ${pathname.slice(0, 80)}. ${HOW}` };
  if (method !== 'GET') return { status: 405, sentence: 'The live stream is read with GET.' };
  const topics = topicsOf(searchParams.get('topics'));
  const sentence = complaint(searchParams.get('topics') ?? '', topics);
  if (sentence) return { status: 400, sentence };
  const id = headers['last-event-id'] ?? searchParams.get('from');
  const fresh = headers['last-event-id'] ? [] : topicsOf(searchParams.get('fresh'));
  return { kind, topics, from: parseEventId(String(id ?? '')), fresh: new Set(fresh) };
}

function complaint(query: string, topics: Topic[]): string | undefined {
  const names = new Set(query.split(',').map((name) => name.trim().toLowerCase()));
  if (query.trim() === '') return `No topics were given. ${HOW}`;
  if (names.size > TOPICS_MAX) return `${names.size} topics were given, and a connection may have ${TOPICS_MAX}.`;
  const known = new Set(topics.map((topic) => topic.toLowerCase()));
  const strange = [...names].filter((name) => !known.has(name)).map((name) => `'${name.slice(0, 40)}'`);
  return strange.length > 0 ? `There is no topic ${strange.slice(0, 3).join(', ')}. ${HOW}` : undefined;
}
