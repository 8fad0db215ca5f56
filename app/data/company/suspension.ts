import { marketDate } from '#domain/date.ts';
import { suspensionKind } from '#domain/bulletin-suspensions.ts';
import type { SuspensionNotice } from '#app/blocks/company/company-head-data.ts';
import type { Site } from '#app/context.ts';
import { noticesOf } from '#app/data/notices/items.ts';
import { pathOf } from '#app/page-path.ts';

/** The exchange's announcement that suspended a security; null when the newest one about its trading is another. */
export async function suspensionNotice(site: Site, symbol: string): Promise<SuspensionNotice | null> {
  const announcements = await noticesOf(site, 'market-announcements');
  const kindOf = ({ headline }: { headline: string }) => suspensionKind({ [site.locale]: headline }, symbol);
  const newest = announcements.find((one) => kindOf(one) !== undefined);
  if (newest === undefined || kindOf(newest) !== 'suspension') return null;
  return {
    to: pathOf('the-exchange-market-announcements-id', { id: newest.id }),
    headline: newest.headline,
    on: marketDate(newest.publishedAt),
  };
}
