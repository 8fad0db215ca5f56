interface Named {
  name: string;
  meaning: string;
}

/** A parameter as a field of a form. */
export interface ApiField extends Named {
  isDay: boolean;
  /** All of its values, where they are few. */
  known: readonly string[];
  /** What holds where it is left out. */
  usual: string | null;
}

/** What the page of the API lists, in the reader's language. */
export interface ApiReference {
  /** Address of the version. */
  base: string;
  openapi: string;
  groups: readonly {
    title: string;
    resources: readonly {
      path: string;
      title: string;
      /** Parts of the path, and what the query may have. */
      parts: readonly Named[];
      params: readonly ApiField[];
      /** The address with its parts filled in, for a form; null where no value is known that always answers. */
      tryAt: string | null;
      fields: readonly Named[];
    }[];
  }[];
  /** For a shell, for Python, for a spreadsheet, each with how its answer begins; null where that is not known. */
  examples: readonly { command: string; answer: string | null }[];
  /** Whole years as files: each set with its newest finished year. */
  bulk: {
    sets: readonly (Named & { csv: string; parquet: string })[];
    /** First and last year. */
    span: readonly [first: number, last: number] | null;
    example: string;
  };
  /** What can go wrong, by its name in `type`. */
  problems: readonly { name: string; status: number; title: string }[];
  /** The newest first. */
  changes: readonly { version: string; date: string; words: string }[];
  /** Calls of the older services, and types for TypeScript: commands that work as they stand. */
  olderCalls: readonly Named[];
  client: readonly string[];
}
