import type { PlainDate } from '#domain/time.ts';
import { inventedIsin } from './isin.ts';
import type { Both, SectorKey } from './issuer.ts';
import { contentIdOf } from './seeded.ts';

/** A share that left the market: the services list it, the market does not trade it. */
export interface DelistedShare {
  symbol: string;
  isin: string;
  id: string;
  name: Both;
  sector: SectorKey;
  listed: PlainDate;
}

/** Invented, like every issuer here. */
export const DELISTED: readonly DelistedShare[] = [
  {
    symbol: 'MIJDAF',
    name: { en: 'Mijdaf Holding PJSC', ar: 'مجداف القابضة ش.م.ع' },
    sector: 'industrials' as const,
    listed: '2005-12-19',
  },
  {
    symbol: 'SABGHA',
    name: { en: 'Sabgha Chemicals PJSC', ar: 'صبغة للكيماويات ش.م.ع' },
    sector: 'materials' as const,
    listed: '2007-05-28',
  },
].map((share) => ({ ...share, isin: inventedIsin('AE', share.symbol), id: contentIdOf(`security/${share.symbol}`) }));
