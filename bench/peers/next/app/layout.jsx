import trees from '../trees.json';

const [{ attributes }] = Object.values(trees);

export default function Layout({ children }) {
  return (
    <html lang={attributes.lang} dir={attributes.dir}>
      <body>{children}</body>
    </html>
  );
}
