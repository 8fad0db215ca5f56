import { accessSync, constants } from 'node:fs';
import { runProgram, type Ended } from './program.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const INSTALL_STEPS = [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
] as const;

/** The browser of the journeys: `CHROMIUM_PATH`, else where the system's packages put it. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : PLACES).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's browser is installed when it is missing and the user may; else the answer says what to install. */
export async function provideChromium(): Promise<Ended> {
  if (findChromium()) return { ok: true, output: '' };
  if (process.env.CHROMIUM_PATH) {
    return {
      ok: false,
      output: `CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}. Correct it, or leave it out.`,
    };
  }
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) {
    return {
      ok: false,
      output: 'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
    };
  }
  for (const [program, ...args] of INSTALL_STEPS) {
    const ended = await runProgram(program, args);
    if (!ended.ok)
      return { ok: false, output: `${ended.output}\nInstall the package chromium by hand, or set CHROMIUM_PATH.` };
  }
  return {
    ok: findChromium() !== undefined,
    output: `Chromium was installed, but is at none of ${PLACES.join(', ')}.`,
  };
}
