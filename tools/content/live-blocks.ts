import type { LeafDirective } from 'mdast-util-directive';
import {
  ARTICLE_APPS,
  ARTICLE_BOARDS,
  ARTICLE_INDICES,
  ARTICLE_PARTS,
  ARTICLE_SECURITIES,
  type Block,
  type PartSettings,
} from '#domain/article.ts';
import { refuseAttributes, refuseLabel } from './directive.ts';
import { lineOf, type Reading } from './inline.ts';

type LiveBlock = (node: LeafDirective, reading: Reading) => Block | null;

const TAKE_MOST = 50;
const TAKE_USUAL = 6;
/** Settings that select what a part shows. */
const PART_SETTINGS = ['route', 'form', 'kind', 'years', 'board', 'take', 'root', 'none', 'symbol', 'span'];

/** Blocks that the site fills itself: from the market, from exchange.config.ts, or with the page's own parts. */
export const LIVE_BLOCKS: Record<string, LiveBlock> = {
  securities(node, reading) {
    const kind = setting(node, 'kind', ARTICLE_SECURITIES, reading);
    refuseAttributes(node, ['kind', 'take', 'board'], reading);
    const board = node.attributes?.board ? setting(node, 'board', ARTICLE_BOARDS, reading) : null;
    const take = Number(node.attributes?.take ?? TAKE_USUAL);
    if (!Number.isInteger(take) || take < 1 || take > TAKE_MOST)
      reading.refuse(lineOf(node), `take is a whole number from 1 to ${TAKE_MOST}.`);
    return kind && { type: 'securities', kind, take, ...(board && { board }) };
  },
  index(node, reading) {
    const code = setting(node, 'code', ARTICLE_INDICES, reading);
    refuseAttributes(node, ['code'], reading);
    return code && { type: 'index', code };
  },
  stores(node, reading) {
    const app = setting(node, 'app', ARTICLE_APPS, reading);
    refuseAttributes(node, ['app'], reading);
    return app && { type: 'stores', app };
  },
  part(node, reading) {
    const name = setting(node, 'name', ARTICLE_PARTS, reading);
    refuseAttributes(node, ['name', ...PART_SETTINGS], reading);
    const { name: _, ...settings } = node.attributes ?? {};
    const isSet = Object.keys(settings).length > 0;
    return name && { type: 'part', name, ...(isSet && { settings: settings as PartSettings }) };
  },
  contact(node, reading) {
    refuseAttributes(node, [], reading);
    return refuseLabel(node, reading) ? null : { type: 'contact' };
  },
  providers(node, reading) {
    refuseAttributes(node, [], reading);
    return refuseLabel(node, reading) ? null : { type: 'providers' };
  },
};
export const LIVE_NAMES = Object.keys(LIVE_BLOCKS).join(', ');

function setting<Value extends string>(
  node: LeafDirective,
  name: string,
  among: readonly Value[],
  reading: Reading,
): Value | null {
  if (refuseLabel(node, reading)) return null;
  const given = node.attributes?.[name] ?? '';
  const value = among.find((each) => each === given);
  if (!value) reading.refuse(lineOf(node), `${name} of ::${node.name} is one of ${among.join(', ')}, not '${given}'.`);
  return value ?? null;
}
