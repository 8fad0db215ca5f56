import { SiteFrame } from './site-frame.tsx';

/** The default layout, and the default Arabic one: the same component, whose direction is the document's. */
export default function DefaultLayout() {
  return <SiteFrame />;
}
