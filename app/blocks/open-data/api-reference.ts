interface Named {
  name: string;
  meaning: string;
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
      params: readonly (Named & { known: readonly string[] })[];
      fields: readonly Named[];
    }[];
  }[];
  /** For a shell, for Python, for a spreadsheet. */
  examples: readonly string[];
}
