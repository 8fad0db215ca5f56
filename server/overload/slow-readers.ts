import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Even a distant phone takes more than this in the mean. */
const LEAST_BYTES_PER_SECOND = 2_048;
/** What is judged at all: a short answer is gone before. */
const GRACE_MS = 20_000;
const SWEEP_MS = 5_000;

interface Reading {
  socket: Socket;
  since: number;
  from: number;
}

export interface SlowReaders {
  watch(response: ServerResponse): void;
  /** Closes the connections of those that take their answer too slowly; called every few seconds between `start` and `stop`. */
  sweep(): void;
  dropped(): number;
  stop(): void;
}

/** Drops readers that hold an answer's memory for ever by taking it byte by byte. */
export function createSlowReaders(now: () => number = Date.now): SlowReaders {
  const readings = new Map<ServerResponse, Reading>();
  let dropped = 0;

  function isTooSlow({ socket, since, from }: Reading): boolean {
    const elapsed = now() - since;
    const taken = socket.bytesWritten - socket.writableLength - from;
    return elapsed >= GRACE_MS && socket.writableLength > 0 && taken < (LEAST_BYTES_PER_SECOND * elapsed) / 1000;
  }

  function sweep(): void {
    for (const [response, reading] of readings) {
      if (!isTooSlow(reading)) continue;
      dropped += 1;
      readings.delete(response);
      reading.socket.destroy();
    }
  }

  const timer = setInterval(sweep, SWEEP_MS).unref();
  return {
    watch(response) {
      const { socket } = response;
      if (!socket) return;
      readings.set(response, { socket, since: now(), from: socket.bytesWritten });
      response.once('close', () => readings.delete(response));
    },
    sweep,
    dropped: () => dropped,
    stop: () => clearInterval(timer),
  };
}
