import type { SfItem } from './content.ts';

/** GET {content}/registrations?sf_culture=en|ar [ours]. An event with registration; texts are per culture. */
export interface SfRegistration extends SfItem {
  /** 'derivatives-training', 'dubai-reit-market', 'suhoor-gathering'. */
  Key: string;
  /** Id of the event's row in `dfmevents`. */
  Event: string | null;
  Title: string;
  /** The intended audience. */
  For: string;
  ByInvitation: boolean;
  /** UTC. */
  Opens: string;
  Closes: string;
  Sessions: SfSession[];
  GuestsMost: number;
  /** `At` is Dubai time, 'HH:MM'; `Day` counts the session's days from 1. */
  Programme: { Day: number; At: string; What: string }[];
  /** True while the days are provisional. */
  Expected: boolean;
  Cancelled: { On: string; Why: string } | null;
  /** 'slides', 'recording', 'summary', each in 'ar' or 'en' with an https address; null or absent when unknown. */
  Materials?: { Kind: string; Language: string; Url: string }[] | null;
}

export interface SfSession {
  Id: string;
  /** UTC; more than one part when the session continues on another day. */
  Parts: { From: string; To: string }[];
  Place: string;
  /** 'ar', 'en'. */
  Language: string;
  Seats: number;
}
