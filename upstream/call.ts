import type { ExchangeOf } from './exchange-label.ts';
import type { HostName } from './hosts.ts';
import type { Client } from './transport/client.ts';

/** What errors, logs, metrics and lists say of a call. */
export interface CallFacts {
  name: string;
  /** At the beginning of a sentence; the number is that of docs/specification.md, section 7. */
  title: string;
  host: HostName;
  /** Below the service's base address; left out where a request says it, or where the address is the whole of the variable. */
  path?: string;
  /** `Command` of the widgets gateway. */
  command?: string;
}

/** What calls need to know of the exchange. */
export interface CallSettings {
  exchangeOf: ExchangeOf;
  /** The exchange's own share. */
  ownSymbol: string;
  organization: string;
  /** Code of the index that is given without being asked for one. */
  generalIndex: string;
}

/** Any call may be given up by its caller; the promise then rejects with the signal's reason. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** One call of the exchange's services. `read` makes the function by which the site asks it. */
export interface Call<Name extends string, Read> extends CallFacts {
  name: Name;
  read(client: Client, settings: CallSettings): Read;
}

/** Declares a call. All that is known of it is in its declaration: the lists of calls are made of these (`upstream.ts`). */
export function defineCall<const Name extends string, Read>(call: Call<Name, Read>): Call<Name, Read> {
  return call;
}
