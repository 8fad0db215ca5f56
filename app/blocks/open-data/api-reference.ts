interface Named {
  name: string;
  meaning: string;
}

/** A parameter as a form field. */
export interface ApiField extends Named {
  isDay: boolean;
  /** All of its values, where they are few. */
  known: readonly string[];
  /** Default value; null where there is none. */
  usual: string | null;
}

/** The content of the API's page, in the reader's language. */
export interface ApiReference {
  /** Base address of the API version. */
  base: string;
  openapi: string;
  groups: readonly {
    title: string;
    resources: readonly {
      path: string;
      title: string;
      /** Parameters of the path, and those of the query. */
      parts: readonly Named[];
      params: readonly ApiField[];
      /**
       * The address with its path parameters filled in, for a form; null where no value is known that always has a
       * response.
       */
      tryAt: string | null;
      fields: readonly Named[];
    }[];
  }[];
  /**
   * Examples for a shell, for Python and for a spreadsheet, each with the beginning of its response; null where that is
   * not known.
   */
  examples: readonly { command: string; answer: string | null }[];
  /** Files of whole years: each set with its newest finished year. */
  bulk: {
    sets: readonly (Named & { csv: string; parquet: string })[];
    /** First and last year. */
    span: readonly [first: number, last: number] | null;
    example: string;
  };
  /** Possible errors, with the name that `type` has for each. */
  problems: readonly { name: string; status: number; title: string }[];
  /** Newest first. */
  changes: readonly { version: string; date: string; words: string }[];
  /** Calls of the older services, and types for TypeScript: commands that work without changes. */
  olderCalls: readonly Named[];
  client: readonly string[];
}
