/** A fault of a source: where it is, what is wrong, and what to do. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Reports a fault of the file being read. */
export type Refuse = (line: number, message: string) => void;

/** A collector of the faults of one file; a repeated message for the same line is dropped. */
export function faultsOf(file: string): { faults: Fault[]; refuse: Refuse } {
  const faults: Fault[] = [];
  const refuse: Refuse = (line, message) => {
    if (!faults.some((fault) => fault.line === line && fault.message === message)) faults.push({ file, line, message });
  };
  return { faults, refuse };
}
