import type { ServerResponse } from 'node:http';
import { hostile } from './hostile-values.ts';

/** Behaviours of a service instead of an answer. */
export const FAULTS = [
  'refuses',
  'hangs',
  'resets',
  'is slow',
  'is cut off',
  'answers 500',
  'answers a page with 200',
  'answers nothing with 200',
  'answers another shape',
  'answers an empty list',
  'never stops answering',
  'answers ten times as much',
] as const;
/** Invalid values for any field, different in each round (`hostile-values.ts`). */
type Hostile = `answers hostile values ${number}`;
/** The last two may be permanent: a service may lack a call for good, and write anything. */
export type Fault = (typeof FAULTS)[number] | 'does not have the call' | Hostile;

/** The true answer, for faults that modify it. */
export interface TrueAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

type Act = (response: ServerResponse, answer: TrueAnswer) => void;

const JSON_TYPE = 'application/json';
const DRIP_MS = 50;
const FLOOD = Buffer.alloc(256 * 1024, ' ');

/** 'refuses' is done by closing the port, before there is a request to answer. */
const ACTS: Record<Exclude<Fault, 'refuses' | Hostile>, Act> = {
  hangs: () => undefined,
  resets: (response) => void response.socket?.resetAndDestroy(),
  'is slow': (response, { status, contentType, body }) => {
    response.writeHead(status, { 'content-type': contentType });
    drip(response, body, 0);
  },
  'is cut off': (response, { status, contentType, body }) => {
    response.writeHead(status, { 'content-type': contentType }).end(body.subarray(0, Math.floor(body.length / 2)));
  },
  'answers 500': (response) => send(response, 500, '{"statusCode":500,"message":"Internal server error"}'),
  'does not have the call': (response) => send(response, 404, '{"statusCode":404,"message":"Resource not found"}'),
  'answers a page with 200': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sorry</title><p>Back soon.');
  },
  'answers nothing with 200': (response) => send(response, 200, ''),
  'answers another shape': (response) => send(response, 200, '{"outcome":[{"unexpected":true}],"status":"fine"}'),
  'answers an empty list': (response, answer) => send(response, 200, reshaped(answer.body, emptied)),
  'answers ten times as much': (response, answer) => send(response, 200, reshaped(answer.body, tenfold)),
  'never stops answering': (response) => {
    response.writeHead(200, { 'content-type': JSON_TYPE });
    flood(response);
  },
};

/** Sends the fault instead of the answer. */
export function act(fault: Exclude<Fault, 'refuses'>, response: ServerResponse, answer: TrueAnswer): void {
  const round = hostileRound(fault);
  if (round === null) ACTS[fault as keyof typeof ACTS](response, answer);
  else if (answer.status === 200 && answer.body.length > 0) send(response, 200, hostile(answer.body, round));
  else response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body);
}

function hostileRound(fault: Fault): number | null {
  const round = /^answers hostile values (\d+)$/.exec(fault)?.[1];
  return round === undefined ? null : Number(round);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': JSON_TYPE }).end(body);
}

function drip(response: ServerResponse, body: Buffer, from: number): void {
  if (response.destroyed) return;
  response.write(body.subarray(from, from + 1));
  setTimeout(drip, DRIP_MS, response, body, from + 1).unref();
}

function flood(response: ServerResponse): void {
  while (!response.destroyed && response.write(FLOOD)) continue;
  if (!response.destroyed) response.once('drain', () => flood(response));
}

/** The answer with every list's rows replaced; an answer without a list is padded with spaces to ten times its size. */
function reshaped(body: Buffer, change: (rows: unknown[]) => unknown[]): string {
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  const value: unknown = text.trim() === '' ? null : JSON.parse(text);
  const changed = changedLists(value, change);
  return JSON.stringify(changed) + ' '.repeat(changed === value ? 9 * text.length : 0);
}

/**
 * The snapshot of a stream with its lists emptied, or ten times as long; undefined for faults that do not change lists.
 */
export function reshapedEvent(fault: Fault, event: string): string | undefined {
  const round = hostileRound(fault);
  if (round !== null)
    return event.replace(/^data: ?(.*)$/m, (_, data: string) => `data: ${hostile(Buffer.from(data), round)}`);
  const change = { 'answers an empty list': emptied, 'answers ten times as much': tenfold }[fault as string];
  if (!change) return undefined;
  return event.replace(/^data: ?(.*)$/m, (_, data: string) => `data: ${reshaped(Buffer.from(data), change)}`);
}

const emptied = (): unknown[] => [];
const tenfold = (rows: unknown[]): unknown[] => Array.from({ length: 10 }, () => rows).flat();

export function changedLists(value: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value);
  if (value === null || typeof value !== 'object') return value;
  const lists = Object.entries(value).filter(([, entry]) => Array.isArray(entry));
  if (lists.length === 0) return value;
  return { ...value, ...Object.fromEntries(lists.map(([name, rows]) => [name, change(rows as unknown[])])) };
}
