import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { SITE_MAP, type Address, type LayoutName } from './site-map.ts';

const built = SITE_MAP.filter((address) => address.page !== null);

function pageRoute({ name, path, page }: Address): RouteConfigEntry {
  const file = `pages/${page}.tsx`;
  return path === '/' ? index(file, { id: name }) : route(path.slice(1), file, { id: name });
}

function under(name: LayoutName): RouteConfigEntry[] {
  return built.filter((address) => address.layout === name).map(pageRoute);
}

export default [
  ...under('none'),
  layout('layouts/full-screen.tsx', under('full-screen')),
  layout('layouts/blank.tsx', under('blank')),
  layout('layouts/single-page.tsx', under('single-page')),
  layout('layouts/investor-app.tsx', under('investor-app')),
  layout('layouts/default-new.tsx', under('default-new')),
  layout('layouts/default.tsx', [
    ...under('default'),
    layout('layouts/company.tsx', under('company')),
    route('*', 'pages/not-found.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
