import { parseFile, walk, type Node } from './syntax.ts';
import { isScript, isTest, lineAt, type Finding, type Tree } from './tree.ts';

const ADVICE =
  'place by SVG attributes or classes, and set what moves through its `style` property (docs/decisions/012-content-security-policy.md).';

/**
 * What the content policy forbids in a page's HTML: style attributes and style elements, and markup written by script.
 */
export function checkPagePolicy(tree: Tree): Finding[] {
  const files = tree.files.filter((file) => file.startsWith('app/') && isScript(file) && !isTest(file));
  return files.flatMap((file) => {
    const text = tree.read(file);
    const findings: Finding[] = [];
    walk(parseFile(tree, file).program as unknown as Node, (node) => {
      const message = refused(node);
      if (message) findings.push({ file, line: lineAt(text, node.start), message });
    });
    return findings;
  });
}

function refused(node: Node): string | null {
  const name = (node.name as { name?: string } | undefined)?.name;
  if (node.type === 'JSXAttribute' && name === 'style') return `The content policy refuses style attributes: ${ADVICE}`;
  if (node.type === 'JSXOpeningElement' && name === 'style')
    return `The content policy refuses style elements: ${ADVICE}`;
  if (node.type === 'CallExpression' && setsStyleAttribute(node)) return `The content policy refuses this: ${ADVICE}`;
  return null;
}

/** `setAttribute('style', …)`: forbidden, while `element.style.…` is allowed. */
function setsStyleAttribute(node: Node): boolean {
  const called = (node.callee as { property?: { name?: string } }).property?.name;
  const [first] = node.arguments as { value?: unknown }[];
  return called === 'setAttribute' && first?.value === 'style';
}
