import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../../root-data.ts';
import { measurement } from '../preferences/preference.ts';

let following: Promise<typeof import('./follow.ts')> | undefined;

/**
 * Measures how fast pages are for readers who agreed to it; `route` is the page's name with its language. Until then
 * nothing of it is loaded, kept or sent.
 */
export function Measurement({ route }: { route: string }) {
  const isOn = measurement.use() === 'on';
  const [first] = useState(route);
  const { pathname } = useLocation();
  const services = useRootData()?.exchange.measurement;

  useEffect(() => {
    if (isOn) following ??= import('./follow.ts');
    // A part that will not load measures nothing, and harms nothing else.
    following
      ?.then(({ follow, stop }) => (isOn ? follow({ first, current: route }, services ?? []) : stop()))
      .catch(forget);
  }, [isOn, first, route, pathname, services]);

  return null;
}

function forget(): void {
  following = undefined;
}
