import type { ServerBuild } from 'react-router';
import type { Site } from '#app/context.ts';
import type { SeatNews, ToldSeat } from '#domain/forms/seats.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { SiteReader } from '../cache/read-site.ts';

/** What of it the build gives: what mails say stands beside the pages that say the same. */
interface Entry {
  seatNews(site: Site, seats: readonly ToldSeat[]): Promise<readonly SeatNews[]>;
}

/** What those who have places are told, by the events as the site knows them at that moment. */
export function seatNewsOf(load: () => Promise<ServerBuild>, reader: SiteReader) {
  return async (seats: readonly ToldSeat[]): Promise<readonly SeatNews[]> => {
    const { entry } = await load();
    const site = reader.read({ locale: DEFAULT_LOCALE, address: '/' }, reader.begin());
    return (entry.module as unknown as Entry).seatNews(site, seats);
  };
}
