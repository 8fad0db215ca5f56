/** Address of the embedded database: a private socket's folder, or the loopback address. */
export interface Address {
  host: string;
  port: number;
}

/** Messages of the database process to its parent. */
export type FromDatabase = { kind: 'ready'; address: Address } | { kind: 'failed'; message: string };
