/** Where the embedded database listens: a private socket's folder, or the loopback address. */
export interface Address {
  host: string;
  port: number;
}

/** What the database process tells its parent. */
export type FromDatabase = { kind: 'ready'; address: Address } | { kind: 'failed'; message: string };
