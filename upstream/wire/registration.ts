import type { SfItem } from './content.ts';

/** GET {content}/registrations?sf_culture=en|ar [ours]. An event that one registers for; texts are per culture. */
export interface SfRegistration extends SfItem {
  /** 'derivatives-training', 'dubai-reit-market', 'suhoor-gathering'. */
  Key: string;
  /** Id of its row in `dfmevents`. */
  Event: string | null;
  Title: string;
  /** Whom it is for. */
  For: string;
  ByInvitation: boolean;
  /** UTC. */
  Opens: string;
  Closes: string;
  Sessions: SfSession[];
  GuestsMost: number;
  /** `At` is Dubai time, 'HH:MM'; `Day` counts the session's days from 1. */
  Programme: { Day: number; At: string; What: string }[];
  /** The days are not certain yet. */
  Expected: boolean;
  Cancelled: { On: string; Why: string } | null;
  /** 'slides', 'recording', 'summary', each in 'ar' or 'en' at its https address; null or absent where it is not known. */
  Materials?: { Kind: string; Language: string; Url: string }[] | null;
}

export interface SfSession {
  Id: string;
  /** UTC; more than one where a night lies between. */
  Parts: { From: string; To: string }[];
  Place: string;
  /** 'ar', 'en'. */
  Language: string;
  Seats: number;
}
