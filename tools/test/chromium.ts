import { accessSync, constants, existsSync } from 'node:fs';
import { runProgram, type Ended } from './program.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without a visible window: a visit costs a fifth of the work. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A font with the widths of Arial, which nearly every reader's machine has: pages use it until their own font loads.
 */
const USUAL_FONT = {
  package: 'fonts-liberation',
  places: [
    '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
    '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
  ],
};

/** The full browser: `CHROMIUM_PATH`, otherwise where the system's packages install it. */
export function findChromium(): string | undefined {
  return placeOf(PLACES);
}

/** The browser of the journeys: its headless shell if installed, otherwise the full browser. */
export function findShell(): string | undefined {
  return placeOf([SHELL, ...PLACES]);
}

function placeOf(places: readonly string[]): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : places).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's browser when it is missing and the user may; otherwise the output says what to install. */
export async function provideChromium(): Promise<Ended> {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    return {
      ok: false,
      output: `CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}. Correct it, or leave it out.`,
    };
  }
  const found = findChromium();
  const isWhole = found !== undefined && isProgram(SHELL) && USUAL_FONT.places.some((place) => existsSync(place));
  if (process.env.CHROMIUM_PATH || isWhole) return { ok: true, output: '' };
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) return installed(found !== undefined);
  return {
    ok: found !== undefined,
    output: 'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  };
}

/** Without the shell the journeys take longer; without the font pages shift more than for readers. */
async function installed(canDoWithout: boolean): Promise<Ended> {
  const beside = ['chromium-headless-shell', USUAL_FONT.package];
  const packages = canDoWithout ? beside : ['chromium', ...beside];
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  let ended = await install();
  // The package lists may be missing or out of date.
  if (!ended.ok && (ended = await apt('update')).ok) ended = await install();
  if (ended.ok || canDoWithout) return { ok: true, output: '' };
  return { ok: false, output: `${ended.output}\nInstall the package chromium by hand, or set CHROMIUM_PATH.` };
}

/** One attempt each: a machine without a network must not wait. */
function apt(...args: string[]): Promise<Ended> {
  return runProgram('apt-get', ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args]);
}
