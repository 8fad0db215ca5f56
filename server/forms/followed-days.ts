import type { ServerBuild } from 'react-router';
import type { Site } from '#app/context.ts';
import type { SeatNews, SeatToNotify } from '#domain/forms/seats.ts';
import type { Submission } from '#domain/forms/submission.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { SiteReader } from '../cache/read-site.ts';

/** Consequences for stored forms of the current days of events and vacancies. */
export interface FollowedDays {
  /** News for people with a seat, without what they have been sent before. */
  seatNews(seats: readonly SeatToNotify[]): Promise<readonly SeatNews[]>;
  /** How long each form is to be stored. */
  keptUntil(sent: readonly Submission[]): Promise<readonly { reference: string; until: Instant }[]>;
}

/**
 * The functions of it that the build exports: the text of mails is in the same modules as the pages that say the same.
 */
type Entry = {
  [Name in keyof FollowedDays]: (site: Site, of: Parameters<FollowedDays[Name]>[0]) => ReturnType<FollowedDays[Name]>;
};

export function followedDays(load: () => Promise<ServerBuild>, reader: SiteReader): FollowedDays {
  async function entry(): Promise<[Entry, Site]> {
    const { entry } = await load();
    return [entry.module as unknown as Entry, reader.read({ locale: DEFAULT_LOCALE, address: '/' }, reader.begin())];
  }
  return {
    async seatNews(seats) {
      const [build, site] = await entry();
      return build.seatNews(site, seats);
    },
    async keptUntil(sent) {
      const [build, site] = await entry();
      return build.keptUntil(site, sent);
    },
  };
}
