import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Even a distant phone reads more than this on average. */
const LEAST_BYTES_PER_SECOND = 2_048;
/** Answers are judged after this time: short ones are finished before. */
const GRACE_MS = 20_000;
const SWEEP_MS = 1_000;
/** Limit of unsent bytes for one address: an office of hundreds downloads its pages within a second. */
const UNSENT_MAX_BYTES = 32 * 1024 * 1024;

interface Reading {
  socket: Socket;
  request: IncomingMessage;
  since: number;
  from: number;
}

interface Options {
  now?: () => number;
  /** The address that a limit counts. */
  addressOf(request: IncomingMessage): string;
  unsentMaxBytes?: number;
}

export interface SlowReaders {
  watch(response: ServerResponse): void;
  /** Closes the connections of readers that are too slow; called every second until `stop`. */
  sweep(): void;
  dropped(): number;
  stop(): void;
}

/**
 * Disconnects readers that occupy an answer's memory by reading it byte by byte, and readers of one address that
 * together occupy too much.
 */
export function createSlowReaders(options: Options): SlowReaders {
  const { now = () => performance.now(), addressOf, unsentMaxBytes = UNSENT_MAX_BYTES } = options;
  const readings = new Map<ServerResponse, Reading>();
  let dropped = 0;

  function isTooSlow({ socket, since, from }: Reading): boolean {
    const elapsed = now() - since;
    const taken = socket.bytesWritten - socket.writableLength - from;
    return elapsed >= GRACE_MS && socket.writableLength > 0 && taken < (LEAST_BYTES_PER_SECOND * elapsed) / 1000;
  }

  function drop({ socket }: Reading): void {
    dropped += 1;
    socket.destroy();
  }

  function sweep(): void {
    const unsent = new Map<string, number>();
    // Newest first, so that the oldest ones exceed the limit.
    for (const reading of Array.from(readings.values()).reverse()) {
      const { writableLength } = reading.socket;
      if (writableLength === 0) continue;
      const address = addressOf(reading.request);
      const sum = (unsent.get(address) ?? 0) + writableLength;
      if (sum > unsentMaxBytes || isTooSlow(reading)) drop(reading);
      else unsent.set(address, sum);
    }
  }

  const timer = setInterval(sweep, SWEEP_MS).unref();
  return {
    watch(response) {
      const { socket, req: request } = response;
      if (!socket) return;
      readings.set(response, { socket, request, since: now(), from: socket.bytesWritten });
      response.once('close', () => readings.delete(response));
    },
    sweep,
    dropped: () => dropped,
    stop: () => clearInterval(timer),
  };
}
