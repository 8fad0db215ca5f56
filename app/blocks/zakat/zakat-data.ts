import type { ZakatRates } from '#domain/calculators/zakat.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Option } from '#app/ui/field.tsx';

/** A figure of an issuer's year, dirhams for 1,000 shares. */
export interface ZakatRow {
  symbol: string;
  year: number;
  amountPerThousandShares: Thousandths;
  impurePerThousandShares: Thousandths | null;
  meetingDate: PlainDate | null;
}

/** A closing price as an input of a calculator. */
export interface ClosingPrice {
  price: Thousandths;
  day: PlainDate;
}

/** Data of the zakat calculators. */
export interface ZakatGround {
  /** Figures of all issuers that publish, newest year first. */
  figures: readonly ZakatRow[];
  /** Issuers that publish, the exchange first. */
  publishing: readonly Option[];
  listed: readonly Option[];
  ownSymbol: string;
  rates: ZakatRates;
  /** The exchange's name, as the source of prices and rates. */
  source: string;
  today: PlainDate;
}
