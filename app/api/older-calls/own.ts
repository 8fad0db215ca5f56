import { pick } from '#domain/bilingual.ts';
import type { ServiceCatalogAnswer, UnclaimedDividendRow, ZakatDetail } from '#upstream/wire/service.ts';
import type { Site } from '#app/context.ts';
import { unclaimedRows } from '#app/data/investing/unclaimed.ts';
import { zakatFigures } from '#app/data/investing/zakat.ts';
import { loadCatalog } from '#app/data/members/services.ts';
import type { Form } from './form.ts';
import { decimal, htmlText } from './wire-text.ts';

/** Call 7: zakat figures of an issuer, newest year last; empty for an issuer that publishes none. */
export async function zakatDetails(site: Site, form: Form): Promise<ZakatDetail[]> {
  const symbol = form.get('symbol').toUpperCase();
  const figures = await zakatFigures(site);
  return figures
    .filter((figure) => figure.symbol === symbol)
    .map(({ year, amountPerThousandShares, impurePerThousandShares: impure, meetingDate }) => ({
      Year: year,
      ZakatAmount: decimal(amountPerThousandShares),
      ImpureAmount: impure === null ? null : decimal(impure),
      MeetingDate: meetingDate,
    }))
    .reverse();
}

/** Call 8: the service catalogue of the exchange; undefined for another organization. */
export async function serviceCatalog(site: Site, { lang, get }: Form): Promise<ServiceCatalogAnswer | undefined> {
  if (get('organization').toUpperCase() !== site.exchange.organization) return undefined;
  const { categories } = await loadCatalog(site);
  return {
    Categories: categories.map(({ id, title, services }) => ({
      Id: id,
      Title: pick(title, lang),
      Services: services.map((service) => ({
        Id: service.id,
        ServiceId: service.number,
        Title: pick(service.title, lang),
        Summary: htmlText(service.summary?.[lang] ?? null),
      })),
    })),
  };
}

/** Unclaimed dividends of the exchange's own share. */
export async function unclaimedDividends(site: Site, form: Form): Promise<UnclaimedDividendRow[]> {
  if (form.get('symbol').toUpperCase() !== site.exchange.ownSymbol) return [];
  return (await unclaimedRows(site)).map((row) => ({
    Year: row.year,
    Kind: row.kind,
    PerShare: decimal(row.perShare),
    PaymentDate: row.paymentDate,
    Declared: decimal(row.declared),
    Unclaimed: decimal(row.unclaimed),
    Holders: row.holders,
    AsOf: row.asOf,
  }));
}
