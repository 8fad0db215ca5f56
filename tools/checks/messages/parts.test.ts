import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { checkMessages } from './messages.ts';

const catalog = (id: string, text: string) => `msgid ""\nmsgstr ""\n\nmsgid "${id}"\nmsgstr "${text}"\n`;
const BLOCK =
  "import { useText } from '#messages/text.tsx';\nexport function B() { return useText()('home.title'); }\n";

function findings(page: string, block = BLOCK): string[] {
  const tree = treeOf({
    'messages/en/home.po': catalog('home.title', 'Today'),
    'messages/ar/home.po': catalog('home.title', 'اليوم'),
    'messages/en/menu.po': catalog('menu.home', 'Home'),
    'messages/ar/menu.po': catalog('menu.home', 'الرئيسية'),
    'app/blocks/b.tsx': block,
    'app/blocks/c.tsx': "export const C = 'menu.home';",
    'app/pages/home.tsx': page,
  });
  return checkMessages(tree).map(({ file, message }) => `${file}: ${message}`);
}

const IMPORT = "import { B } from '../blocks/b.tsx';\n";
const DEFAULT = 'export default function Home() { return null; }\n';

describe('the texts of a route', () => {
  it('are waited for by the route that shows them, however deep', () => {
    expect(findings(`${IMPORT}export const handle = await needTexts('home');\n${DEFAULT}`)).toEqual([]);
    expect(findings(IMPORT + DEFAULT)).toEqual([
      "app/pages/home.tsx: The route shows texts of 'home': write export const handle = await needTexts('home').",
    ]);
  });

  it('of the page’s frame are always there', () => {
    const page = `import { C } from '../blocks/c.tsx';\n${DEFAULT}`;
    expect(findings(page).filter((finding) => finding.includes('route'))).toEqual([]);
  });

  it('that nothing shows are not waited for', () => {
    const page = `export const handle = await needTexts('home');\n${DEFAULT}`;
    expect(findings(page)).toEqual([
      "app/pages/home.tsx: The route waits for the texts of 'home', and nothing of it shows them.",
    ]);
  });

  it('of a part that sleeps on the page are waited for by the page', () => {
    const page = `import { asleep } from '../ui/hydrate-on-interaction.tsx';\nconst B = asleep(false, () => import('../blocks/b.tsx'));\n${DEFAULT}`;
    expect(findings(page)).toEqual([
      "app/pages/home.tsx: The route shows texts of 'home': write export const handle = await needTexts('home').",
    ]);
  });

  it('that come later are waited for by what brings them', () => {
    const page = `const later = () => import('../blocks/b.tsx');\n${DEFAULT}`;
    expect(findings(page)).toEqual([]);
  });
});
