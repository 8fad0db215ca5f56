/** GET {market}/board-elections [ours]: announced and past ones, the latest meeting first. Days are `YYYY-MM-DD` in Dubai. */
export interface MwBoardElection {
  id: string;
  symbol: string;
  /** To be filled, of how many the whole board has. */
  seats: number;
  boardseats: number;
  announced: string;
  /** First and last day on which nominations are taken. */
  opens: string;
  closes: string;
  /** From when candidates are public: before, the list is empty. */
  published: string;
  meeting: string;
  result: string | null;
  candidates: MwCandidate[];
}

export interface MwCandidate {
  id: string;
  name: string;
  namear: string | null;
  kind: 'independent' | 'non-executive' | 'executive';
  /** Of experience. */
  years: number;
  status: 'submitted' | 'accepted' | 'withdrawn' | 'elected';
}
