/** What is wrong with a source, where, and what to do. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Notes a fault of the file that is being read. */
export type Refuse = (line: number, message: string) => void;

/** A collector of the faults of one file; what is said of a line already is not said again. */
export function faultsOf(file: string): { faults: Fault[]; refuse: Refuse } {
  const faults: Fault[] = [];
  const refuse: Refuse = (line, message) => {
    if (!faults.some((fault) => fault.line === line && fault.message === message)) faults.push({ file, line, message });
  };
  return { faults, refuse };
}
