import { useLocale, useText } from '#messages/text.tsx';
import { ArticleBlocks } from '#app/blocks/article/article-blocks.tsx';
import { Masthead } from '#app/blocks/article/masthead.tsx';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { articleBlocks, type ArticleState } from './article-blocks.ts';
import { indexDays } from './index-days.ts';
import { NOW } from './moments.ts';
import { Group, Specimen } from './specimen.tsx';

const BLOCKS: readonly { name: string; block: ArticleState }[] = [
  { name: 'gallery.article.lead', block: 'lead' },
  { name: 'gallery.article.text', block: 'text' },
  { name: 'gallery.article.steps', block: 'steps' },
  { name: 'gallery.article.figures', block: 'figures' },
  { name: 'gallery.article.comparison', block: 'comparison' },
  { name: 'gallery.article.questions', block: 'questions' },
  { name: 'gallery.article.documents', block: 'documents' },
  { name: 'gallery.article.quote', block: 'quote' },
  { name: 'gallery.article.call', block: 'call' },
  { name: 'gallery.article.stores', block: 'stores' },
  { name: 'gallery.article.contact', block: 'contact' },
];

const MARKET = { order: 6, now: NOW, simulated: true } as const;

/** The parts of an editorial page. */
export function ArticleStates({ rows }: { rows: readonly ValuedRow[] }) {
  const t = useText();
  const locale = useLocale();
  const blocks = articleBlocks(locale);
  const { code, name, latest } = indexDays(locale).up;
  return (
    <Group id="article" title="gallery.article">
      <Specimen name="gallery.article.masthead" wide>
        <Masthead title={t('gallery.title')} lead={t('gallery.lead')} trail={[]} order={6} heading="h3" />
      </Specimen>
      {BLOCKS.map(({ name: title, block }) => (
        <Specimen key={block} name={title} wide>
          <ArticleBlocks blocks={[blocks[block]]} {...MARKET} />
        </Specimen>
      ))}
      <Specimen name="gallery.article.securities" wide>
        <ArticleBlocks
          blocks={[{ type: 'securities', rows: rows.slice(0, 3), boards: [], prices: t('market.unit') }]}
          {...MARKET}
        />
      </Specimen>
      <Specimen name="gallery.article.securitiesNone">
        <ArticleBlocks blocks={[{ type: 'securities', rows: [], boards: [], prices: t('market.unit') }]} {...MARKET} />
      </Specimen>
      <Specimen name="gallery.article.index">
        <ArticleBlocks blocks={[{ type: 'index', code, name, point: latest }]} {...MARKET} />
      </Specimen>
    </Group>
  );
}
