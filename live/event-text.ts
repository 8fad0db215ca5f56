import { eventId } from '#domain/stream.ts';
import type { LiveFrame } from '#domain/stream.ts';

/** A frame as a server-sent event, ready for the socket. */
export function eventBytes(frame: LiveFrame): Buffer {
  return Buffer.from(`id: ${eventId(frame)}\nevent: ${frame.type}\ndata: ${JSON.stringify(frame)}\n\n`);
}
