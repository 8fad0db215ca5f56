import type { ExchangeOf } from './exchange-label.ts';
import type { HostName } from './hosts.ts';
import type { Client } from './transport/client.ts';

/** Description of a call for errors, logs, metrics and lists. */
export interface CallFacts {
  name: string;
  /** Written to begin a sentence; the number is that of docs/specification.md, section 7. */
  title: string;
  host: HostName;
  /**
   * Below the service's base address; left out when the request gives it, or when the variable contains the whole
   * address.
   */
  path?: string;
  /** `Command` of the widgets gateway. */
  command?: string;
}

/** The exchange's settings that calls need. */
export interface CallSettings {
  exchangeOf: ExchangeOf;
  /** Symbol of the exchange's own share. */
  ownSymbol: string;
  organization: string;
  /** Code of the index that the service returns by default. */
  generalIndex: string;
}

/** The caller may abort any call; the promise then rejects with the signal's reason. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** The arguments of a call's function before its options; any when the function is not known. */
type Arguments<Read> = unknown extends Read
  ? readonly unknown[]
  : Read extends (...given: infer Given) => unknown
    ? Required<Given> extends readonly [...infer Before, unknown]
      ? Readonly<Before>
      : never
    : never;

/** One call of the exchange's services. `read` creates the function that the site calls. */
export interface Call<Name extends string, Read> extends CallFacts {
  name: Name;
  /**
   * Arguments that the embedded exchange can answer, without the options: the tests of all calls use them
   * (`fixtures/json-calls.ts`). Left out when the function takes only options.
   */
  example?: NoInfer<Arguments<Read>>;
  read(client: Client, settings: CallSettings): Read;
}

/**
 * Declares a call. The declaration contains everything about it: the lists of calls are built from these
 * (`upstream.ts`).
 */
export function defineCall<const Name extends string, Read>(call: Call<Name, Read>): Call<Name, Read> {
  return call;
}
