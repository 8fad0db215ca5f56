import type { Locale } from '#domain/locale.ts';
import type { SfCircular, SfResource } from '#upstream/wire/content.ts';
import { contentIdOf, wholeOf } from '../issuers/seeded.ts';
import { circularsUpTo } from '../publications/circulars.ts';
import type { Circular } from '../publications/circulars.ts';
import { circularLetter } from '../publications/letters.ts';
import type { Letter } from '../publications/paper/letter.ts';
import type { World } from '../world.ts';
import { item, utc } from './content-item.ts';

const FOLDER = '/docs/default-source/circulars/';
const LIBRARY = contentIdOf('library/circulars');
/** A circular's review date is this many days after its publication. */
const REVIEW_DAYS = 17;
const DAY_MS = 86_400_000;

/** Both cultures return the same circular under the same id, each with its own file. */
export async function circularItems(world: World, lang: Locale, expanded: boolean): Promise<SfCircular[]> {
  const items: SfCircular[] = [];
  for (const circular of circularsUpTo(world.now())) {
    const resources = expanded ? { Resources: [await resourceOf(world, circular, lang)] } : {};
    items.push({ ...circularItem(world, circular, lang), ...resources });
  }
  return items;
}

function circularItem(world: World, circular: Circular, lang: Locale): SfCircular {
  return {
    ...item({
      id: circular.id,
      slug: circular.slug,
      published: circular.published,
      modified: Math.min(
        world.now(),
        circular.published + wholeOf(`review/${circular.number}`, 0, REVIEW_DAYS) * DAY_MS,
      ),
    }),
    Headline: circular.headline[lang],
    CircularNo: circular.number,
    CircularDate: utc(circular.dated),
  };
}

async function resourceOf(world: World, circular: Circular, lang: Locale): Promise<SfResource> {
  const name = fileName(circular, lang);
  const version = wholeOf(`version/${circular.number}/${lang}`, 0x10000000, 0x7fffffff).toString(16);
  const published = circular.published - 1_000;
  const file = item({
    id: contentIdOf(`circular/${circular.number}/${lang}`),
    slug: name,
    published,
    provider: 'OpenAccessDataProvider',
    url: FOLDER + name,
  });
  return {
    ...file,
    Title: `${circular.number.replace('/', '_')}_${circular.headline[lang]}_FINAL_${lang === 'en' ? 'E' : 'A'}`,
    Description: '',
    Author: '',
    Ordinal: -wholeOf(`ordinal/${circular.number}`, 1, 6),
    Extension: '.pdf',
    MimeType: 'application/pdf',
    TotalSize: await world.shelf.size(letterOf(world, circular, lang)),
    Category: [],
    Tags: [],
    Parts: '',
    FolderId: null,
    ParentId: LIBRARY,
    Url: `${FOLDER}${name}.pdf?sfvrsn=${version}_2`,
    ThumbnailUrl: `${FOLDER}${name}.tmb-thumbnail.png?sfvrsn=${version}_0`,
    IsDamMedia: false,
  };
}

/** '10_2026_trading-holiday-due-to-eid-al-fitr-2026_e'. */
function fileName({ number, headline }: Circular, lang: Locale): string {
  const words = headline.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${number.replace('/', '_')}_${words}_${lang === 'en' ? 'e' : 'a'}`;
}

function letterOf(world: World, circular: Circular, lang: Locale): Letter {
  const own = world.issuer(world.identity.ownSymbol)!;
  return circularLetter(world.identity, own, circular, lang);
}

/** The letter at an address of the assets host; undefined when there is none. */
export function circularFile(world: World, path: string): { letter: Letter; published: number } | undefined {
  for (const circular of circularsUpTo(world.now())) {
    const lang = (['en', 'ar'] as const).find((one) => path === `${FOLDER}${fileName(circular, one)}.pdf`);
    if (lang) return { letter: letterOf(world, circular, lang), published: circular.published };
  }
  return undefined;
}
