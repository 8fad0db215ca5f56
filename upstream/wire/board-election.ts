/**
 * GET {market}/board-elections [ours]: announced and past ones, latest meeting first. Days are `YYYY-MM-DD` in Dubai.
 */
export interface MwBoardElection {
  id: string;
  symbol: string;
  /** Seats to be filled, and seats of the whole board. */
  seats: number;
  boardseats: number;
  announced: string;
  /** First and last day of nominations. */
  opens: string;
  closes: string;
  /** The day on which candidates become public; the list is empty before. */
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
  /** Years of experience. */
  years: number;
  status: 'submitted' | 'accepted' | 'withdrawn' | 'elected';
}
