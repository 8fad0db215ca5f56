import { connection } from 'next/server';
import { createElement } from 'react';
import trees from '../../trees.json';

/** The same elements as our own page has, rendered for each request. */
export default async function Page({ params }) {
  await connection();
  const { page } = await params;
  return trees[page].children.map(elementOf);
}

function elementOf(node, key) {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key, ...node.attributes }, node.children?.map(elementOf));
}
